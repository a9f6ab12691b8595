import UIKit
import WebKit

/// What the app does for the page.
@MainActor
protocol NativeActions: AnyObject {
    /// From the keychain (`kSecAttrAccessibleWhenUnlockedThisDeviceOnly`), and never in a log; empty without a login.
    var token: String { get }
    var appsFlyerId: String { get }
    func showLogin(done: @escaping () -> Void)
    func forgetBorrower()
    func log(_ event: String)
    func logToAppsFlyer(_ event: String)
    /// Collects the kinds whose flag is true, and no others.
    func collect(_ message: [String: Any])
    /// Gives nil if nobody was chosen.
    func pickContact(done: @escaping ([String: Any]?) -> Void)
}

/// The messages between the page and the app, on the main thread.
final class KopaBridge: NSObject, WKScriptMessageHandler {
    weak var webView: WKWebView?
    private let actions: NativeActions

    init(actions: NativeActions) { self.actions = actions }

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        // The handler is visible to every frame: only the lender's own page counts.
        guard message.frameInfo.isMainFrame,
              LenderPage.owns(message.frameInfo.securityOrigin),
              let body = message.body as? [String: Any],
              let action = body["action"] as? String else { return }
        let callback = body["callback"] as? String ?? ""
        switch action {
        case "toLogin": actions.showLogin { [weak self] in self?.tellLogin("kopaLoginInfo") }
        case "getLoginInfo": tellLogin(callback)
        case "logout": actions.forgetBorrower()
        case "logEventByLocal": actions.log(body["event"] as? String ?? "")
        case "logEventByAF": actions.logToAppsFlyer(body["event"] as? String ?? "")
        case "haptic":
            let isError = body["kind"] as? String == "error"
            UINotificationFeedbackGenerator().notificationOccurred(isError ? .error : .success)
        case "timeSDK": actions.collect(body)
        case "selectContact": actions.pickContact { [weak self] picked in self?.answer(callback, picked) }
        default: break
        }
    }

    private func tellLogin(_ callback: String) {
        answer(callback, [
            "token": actions.token,
            "afid": actions.appsFlyerId,
            "packageName": Bundle.main.bundleIdentifier ?? "",
            "appName": "EasyCash",
            "deviceMessage": "\(UIDevice.current.model), iOS \(UIDevice.current.systemVersion)",
        ])
    }

    /// Calls a function of the page; nil means that the borrower cancelled.
    func answer(_ callback: String, _ data: [String: Any]?) {
        // \z: $ also allows a line break at the end.
        guard callback.range(of: #"^kopa[A-Za-z0-9_]{1,40}\z"#, options: .regularExpression) != nil else { return }
        var reply: [String: Any] = ["result": data == nil ? "cancel" : "ok"]
        reply["data"] = data
        guard let json = try? JSONSerialization.data(withJSONObject: reply),
              let text = String(data: json, encoding: .utf8) else { return }
        DispatchQueue.main.async { [weak self] in
            // An answer may be late: it is for the lender's page alone.
            guard let webView = self?.webView, LenderPage.owns(webView.url) else { return }
            webView.evaluateJavaScript("window.\(callback) && window.\(callback)(\(text)); true")
        }
    }
}
