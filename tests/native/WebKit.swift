// The parts of WebKit that the samples use, for a compiler without Apple's frameworks.
@_exported import Foundation
@_exported import FoundationNetworking
import UIKit

@MainActor open class WKSecurityOrigin: NSObject {
    public var `protocol`: String { "" }
    public var host: String { "" }
    public var port: Int { 0 }
}

@MainActor open class WKFrameInfo: NSObject {
    public var isMainFrame: Bool { true }
    public var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
}

@MainActor open class WKScriptMessage: NSObject {
    public var body: Any { "" }
    public var frameInfo: WKFrameInfo { WKFrameInfo() }
}

@MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage)
}

@MainActor open class WKUserContentController: NSObject {
    public func add(_ handler: any WKScriptMessageHandler, name: String) {}
    public func removeScriptMessageHandler(forName name: String) {}
}

@MainActor open class WKWebsiteDataStore: NSObject {
    public class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}

@MainActor open class WKWebViewConfiguration: NSObject {
    public var websiteDataStore = WKWebsiteDataStore.default()
    public var allowsInlineMediaPlayback = false
    public var userContentController = WKUserContentController()
}

@MainActor open class WKNavigation: NSObject {}
@MainActor open class WKWindowFeatures: NSObject {}

@MainActor open class WKNavigationAction: NSObject {
    public var targetFrame: WKFrameInfo? { nil }
    public var request: URLRequest { fatalError("A stub.") }
}

public enum WKNavigationActionPolicy { case cancel, allow, download }
public enum WKMediaCaptureType { case camera, microphone, cameraAndMicrophone }
public enum WKPermissionDecision { case prompt, grant, deny }

// Optional in Objective-C; required here, so that a sample that misses a name does not compile.
@MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
    func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

@MainActor public protocol WKUIDelegate: NSObjectProtocol {
    func webView(_ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
                 for action: WKNavigationAction, windowFeatures: WKWindowFeatures) -> WKWebView?
    func webView(_ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
                 initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
                 decisionHandler: @escaping (WKPermissionDecision) -> Void)
}

@MainActor open class WKWebView: UIView {
    public init(frame: CGRect, configuration: WKWebViewConfiguration) { super.init(frame: frame) }
    public var url: URL? { nil }
    public var configuration: WKWebViewConfiguration { WKWebViewConfiguration() }
    public var scrollView: UIScrollView { UIScrollView(frame: .zero) }
    public var allowsBackForwardNavigationGestures = false
    public weak var navigationDelegate: (any WKNavigationDelegate)?
    public weak var uiDelegate: (any WKUIDelegate)?
    @discardableResult public func load(_ request: URLRequest) -> WKNavigation? { nil }
    @discardableResult public func reload() -> WKNavigation? { nil }
    public func evaluateJavaScript(_ script: String) {}
}
