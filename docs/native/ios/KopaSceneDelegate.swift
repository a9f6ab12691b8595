import UIKit

/// The window of the app, and the addresses that open the app.
final class KopaSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var page: KopaViewController?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let page = KopaViewController(actions: appActions())
        window.rootViewController = page
        window.makeKeyAndVisible()
        self.window = window
        self.page = page
        if let activity = options.userActivities.first { self.scene(scene, continue: activity) }
    }

    func scene(_ scene: UIScene, continue activity: NSUserActivity) {
        page?.loadViewIfNeeded()
        page?.open(activity.webpageURL)
    }

    func sceneDidEnterBackground(_ scene: UIScene) { page?.hidePage() }

    func sceneWillEnterForeground(_ scene: UIScene) { page?.revealPage() }

    func sceneDidDisconnect(_ scene: UIScene) { page?.close() }
}
