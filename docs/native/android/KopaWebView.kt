package com.example.lender

import android.annotation.SuppressLint
import android.content.Context
import android.net.Uri
import android.os.Message
import android.webkit.GeolocationPermissions
import android.webkit.PermissionRequest
import android.webkit.RenderProcessGoneDetail
import android.webkit.ValueCallback
import android.webkit.WebChromeClient
import android.webkit.WebResourceRequest
import android.webkit.WebSettings
import android.webkit.WebView
import android.webkit.WebViewClient

/** What the page needs from its activity. */
interface PageHost {
    fun openOutside(address: Uri)
    fun askForCamera(done: (Boolean) -> Unit)
    /** Always calls `give` once, with null if no file was chosen: otherwise the next tap does nothing. */
    fun chooseFile(withCamera: Boolean, give: ValueCallback<Array<Uri>>)
    /** The system has killed the page's process. */
    fun replacePage(address: String?)
}

/** A web view that shows the lender's page and no other. */
@SuppressLint("SetJavaScriptEnabled")
fun lenderWebView(context: Context, host: PageHost): WebView {
    val webView = WebView(context)
    webView.settings.apply {
        javaScriptEnabled = true
        domStorageEnabled = true // session, settings and drafts
        allowFileAccess = false
        mixedContentMode = WebSettings.MIXED_CONTENT_NEVER_ALLOW
        setSupportMultipleWindows(true) // payment links
    }
    webView.webViewClient = LenderPageClient(host)
    webView.webChromeClient = LenderChromeClient(host)
    return webView
}

/** Does not override `onReceivedSslError`: the web view then refuses a wrong certificate. */
private class LenderPageClient(private val host: PageHost) : WebViewClient() {
    override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
        if (LenderPage.owns(request.url)) return false
        if (request.isForMainFrame) host.openOutside(request.url)
        return true
    }

    override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
        host.replacePage(view.url)
        return true // otherwise the system ends the app
    }
}

private class LenderChromeClient(private val host: PageHost) : WebChromeClient() {
    /** A payment link: its address goes to a browser tab, never into the web view with the bridge. */
    override fun onCreateWindow(view: WebView, isDialog: Boolean, isUserGesture: Boolean, result: Message): Boolean {
        val addressTaker = WebView(view.context)
        addressTaker.webViewClient = object : WebViewClient() {
            override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
                host.openOutside(request.url)
                view.post { view.destroy() }
                return true
            }
        }
        (result.obj as WebView.WebViewTransport).webView = addressTaker
        result.sendToTarget()
        return true
    }

    override fun onShowFileChooser(
        view: WebView,
        give: ValueCallback<Array<Uri>>,
        asked: FileChooserParams
    ): Boolean {
        host.chooseFile(asked.isCaptureEnabled, give)
        return true
    }

    /** The camera alone, for the lender's page alone. */
    override fun onPermissionRequest(request: PermissionRequest) {
        val camera = arrayOf(PermissionRequest.RESOURCE_VIDEO_CAPTURE)
        if (!LenderPage.owns(request.origin) || !request.resources.contentEquals(camera)) return request.deny()
        host.askForCamera { isAllowed -> if (isAllowed) request.grant(camera) else request.deny() }
    }

    override fun onGeolocationPermissionsShowPrompt(origin: String, answer: GeolocationPermissions.Callback) {
        answer.invoke(origin, false, false)
    }
}
