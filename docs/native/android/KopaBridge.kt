package com.example.lender

import android.net.Uri
import android.os.Build
import android.view.HapticFeedbackConstants
import android.webkit.WebView
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import org.json.JSONException
import org.json.JSONObject

/** What the app does for the page. */
interface NativeActions {
    /** From the keystore, and never in a log; empty without a login. */
    val token: String
    val appsFlyerId: String
    fun showLogin(done: () -> Unit)
    fun forgetBorrower()
    fun log(event: String)
    fun logToAppsFlyer(event: String)
    /** Collects the kinds whose flag is true, and no others. */
    fun collect(message: JSONObject)
    /** Gives null if nobody was chosen. */
    fun pickContact(done: (JSONObject?) -> Unit)
}

/** The messages between the page and the app, on the main thread. */
class KopaBridge(private val webView: WebView, private val actions: NativeActions) {

    /** Before the first load. Without the listener the page behaves as in a browser. */
    fun open() {
        if (!WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) return
        // Frames and pages of other origins do not see the object.
        WebViewCompat.addWebMessageListener(webView, "KopaNative", setOf(LenderPage.ORIGIN)) {
            _, message, sourceOrigin, isMainFrame, _ ->
            if (isMainFrame && LenderPage.owns(sourceOrigin)) take(message.data)
        }
    }

    private fun take(text: String?) {
        val message = try {
            JSONObject(text ?: return)
        } catch (fault: JSONException) {
            return
        }
        when (message.optString("action")) {
            "toLogin" -> actions.showLogin { tellLogin("kopaLoginInfo") }
            "getLoginInfo" -> tellLogin(message.optString("callback"))
            "logout" -> actions.forgetBorrower()
            "logEventByLocal" -> actions.log(message.optString("event"))
            "logEventByAF" -> actions.logToAppsFlyer(message.optString("event"))
            "haptic" -> playHaptic(message.optString("kind"))
            "timeSDK" -> actions.collect(message)
            "selectContact" -> {
                val callback = message.optString("callback")
                actions.pickContact { picked -> answer(callback, picked) }
            }
        }
    }

    private fun playHaptic(kind: String) {
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.R) return
        val isError = kind == "error"
        webView.performHapticFeedback(
            if (isError) HapticFeedbackConstants.REJECT else HapticFeedbackConstants.CONFIRM
        )
    }

    private fun tellLogin(callback: String) {
        val data = JSONObject()
            .put("token", actions.token)
            .put("afid", actions.appsFlyerId)
            .put("packageName", BuildConfig.APPLICATION_ID)
            .put("appName", "EasyCash")
            .put("deviceMessage", "${Build.MODEL}, Android ${Build.VERSION.RELEASE}")
        answer(callback, data)
    }

    /** Calls a function of the page; null means that the borrower cancelled. */
    fun answer(callback: String, data: JSONObject?) {
        if (!callbackName.matches(callback)) return
        val reply = JSONObject().put("result", if (data == null) "cancel" else "ok").put("data", data)
        webView.post {
            // An answer may be late: it is for the lender's page alone.
            if (LenderPage.owns(Uri.parse(webView.url ?: "")))
                webView.evaluateJavascript("window.$callback && window.$callback($reply)", null)
        }
    }

    private companion object {
        /** Spelled out: on Android, \w includes the letters of every language. */
        val callbackName = Regex("kopa[A-Za-z0-9_]{1,40}")
    }
}
