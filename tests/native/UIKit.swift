// The parts of UIKit that the samples use, for a compiler without Apple's frameworks.
@_exported import Foundation

open class NSUserActivity: NSObject {
    public var webpageURL: URL?
}

@MainActor open class UIResponder: NSObject {
    public override init() {}
}

@MainActor open class UIView: UIResponder {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    }
    public init(frame: CGRect) {}
    public var bounds: CGRect { .zero }
    public var autoresizingMask: AutoresizingMask = []
    public var backgroundColor: UIColor?
    public func addSubview(_ view: UIView) {}
    public func removeFromSuperview() {}
}

open class UIColor: NSObject, @unchecked Sendable {
    public class var white: UIColor { UIColor() }
}

@MainActor open class UIScrollView: UIView {
    public enum ContentInsetAdjustmentBehavior { case automatic, never }
    public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
}

@MainActor open class UIViewController: UIResponder {
    public init(nibName: String?, bundle: Bundle?) {}
    public required init?(coder: NSCoder) {}
    public var view: UIView!
    open func viewDidLoad() {}
    public func loadViewIfNeeded() {}
}

@MainActor open class UIScene: UIResponder {
    @MainActor open class ConnectionOptions: NSObject {
        public var userActivities: Set<NSUserActivity> { [] }
    }
}
@MainActor open class UISceneSession: NSObject {}
@MainActor open class UIWindowScene: UIScene {}
@MainActor open class UIWindow: UIView {
    public init(windowScene: UIWindowScene) { super.init(frame: .zero) }
    public var rootViewController: UIViewController?
    public func makeKeyAndVisible() {}
}

@MainActor public protocol UIWindowSceneDelegate: NSObjectProtocol {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
    func scene(_ scene: UIScene, continue activity: NSUserActivity)
    func sceneDidEnterBackground(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidDisconnect(_ scene: UIScene)
}

@MainActor open class UIApplication: UIResponder {
    public class var shared: UIApplication { UIApplication() }
    public func open(_ address: URL) {}
}

@MainActor open class UIDevice: NSObject {
    public class var current: UIDevice { UIDevice() }
    public var model: String { "" }
    public var systemVersion: String { "" }
}

@MainActor open class UINotificationFeedbackGenerator: NSObject {
    public enum FeedbackType { case success, warning, error }
    public func notificationOccurred(_ kind: FeedbackType) {}
}
