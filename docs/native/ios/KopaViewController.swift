import UIKit
import WebKit

/// The screen of the web view: it shows the lender's page and no other.
final class KopaViewController: UIViewController, WKNavigationDelegate, WKUIDelegate {
    private let bridge: KopaBridge
    private var webView: WKWebView!
    private var cover: UIView?

    init(actions: NativeActions) {
        bridge = KopaBridge(actions: actions)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("This screen is in no storyboard.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        keepWebDataOutOfBackups()
        let configuration = WKWebViewConfiguration()
        configuration.websiteDataStore = .default() // a non-persistent one forgets the borrower at each start
        configuration.allowsInlineMediaPlayback = true // the camera in its frame
        configuration.userContentController.add(bridge, name: "KopaNative")
        webView = WKWebView(frame: view.bounds, configuration: configuration)
        webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        webView.scrollView.contentInsetAdjustmentBehavior = .never
        webView.allowsBackForwardNavigationGestures = true
        webView.navigationDelegate = self
        webView.uiDelegate = self
        bridge.webView = webView
        view.addSubview(webView)
        open(nil)
    }

    /// Opens the route of an address from outside; home without one.
    func open(_ address: URL?) {
        webView.load(URLRequest(url: LenderPage.at(address)))
    }

    /// When the screen goes for good: the content controller keeps its handlers alive.
    func close() {
        webView.configuration.userContentController.removeScriptMessageHandler(forName: "KopaNative")
    }

    // MARK: Addresses

    func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy {
        guard let frame = action.targetFrame else { return .allow } // a new window: createWebViewWith
        if LenderPage.owns(action.request.url) { return .allow }
        if frame.isMainFrame { openOutside(action.request.url) }
        return .cancel
    }

    /// A payment link: its address goes to the browser, never into the web view with the bridge.
    func webView(_ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
                 for action: WKNavigationAction, windowFeatures: WKWindowFeatures) -> WKWebView? {
        openOutside(action.request.url)
        return nil
    }

    private func openOutside(_ address: URL?) {
        guard let address = address, let scheme = address.scheme,
              ["https", "tel", "mailto", "sms"].contains(scheme) else { return }
        UIApplication.shared.open(address)
    }

    // MARK: Camera

    @available(iOS 15.0, *)
    func webView(_ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
                 initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
                 decisionHandler: @escaping (WKPermissionDecision) -> Void) {
        let isOurs = frame.isMainFrame && LenderPage.owns(origin) && type == .camera
        decisionHandler(isOurs ? .grant : .deny)
    }

    // MARK: A web view that is killed

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        if LenderPage.owns(webView.url) { webView.reload() } else { open(nil) }
    }

    // MARK: Privacy

    /// Before the system takes the picture for the list of recent apps, which must show no borrower's data.
    func hidePage() {
        let cover = UIView(frame: view.bounds)
        cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cover.backgroundColor = .white
        view.addSubview(cover)
        self.cover = cover
    }

    func revealPage() {
        cover?.removeFromSuperview()
        cover = nil
    }

    /// A token must not move to another phone. At each start, because the system may create the folder anew.
    private func keepWebDataOutOfBackups() {
        let library = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask)[0]
        for name in ["WebKit", "Cookies"] {
            var folder = library.appendingPathComponent(name, isDirectory: true)
            var values = URLResourceValues()
            values.isExcludedFromBackup = true
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try? folder.setResourceValues(values)
        }
    }
}
