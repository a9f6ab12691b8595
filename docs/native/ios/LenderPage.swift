import Foundation
import WebKit

/// The lender's page: https, this host and the usual port; everything else belongs to other apps.
@MainActor
enum LenderPage {
    static let origin = "https://\(Config.lenderHost)"

    static func owns(_ address: URL?) -> Bool {
        guard let address = address else { return false }
        return owns(scheme: address.scheme, host: address.host, port: address.port ?? 443)
    }

    /// An origin with the usual port has the port 0.
    static func owns(_ origin: WKSecurityOrigin) -> Bool {
        owns(scheme: origin.protocol, host: origin.host, port: origin.port == 0 ? 443 : origin.port)
    }

    /// The route of an address from outside, at the lender's own origin; nothing before the hash is taken over.
    static func at(_ address: URL?) -> URL {
        let route = owns(address) ? address.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true) } : nil
        return URL(string: "\(origin)/#\(route?.percentEncodedFragment ?? "/")")!
    }

    private static func owns(scheme: String?, host: String?, port: Int) -> Bool {
        scheme == "https" && host == Config.lenderHost && port == 443
    }
}
