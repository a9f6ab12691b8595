package com.example.lender

import android.Manifest
import android.content.ActivityNotFoundException
import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.view.View
import android.view.WindowManager
import android.webkit.ValueCallback
import android.webkit.WebView
import android.widget.FrameLayout
import androidx.activity.ComponentActivity
import androidx.activity.OnBackPressedCallback
import androidx.activity.result.contract.ActivityResultContracts
import androidx.core.content.FileProvider
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat
import java.io.File

/** The screen of the web view. */
class KopaActivity : ComponentActivity(), PageHost {
    private lateinit var frame: FrameLayout
    private lateinit var webView: WebView
    private var onCamera: (Boolean) -> Unit = {}
    private var onFile: ValueCallback<Array<Uri>>? = null
    private val picture by lazy { File(cacheDir, "photo.jpg") }

    private val cameraPermission =
        registerForActivityResult(ActivityResultContracts.RequestPermission()) { isAllowed -> onCamera(isAllowed) }
    private val filePicker =
        registerForActivityResult(ActivityResultContracts.GetContent()) { chosen -> giveFile(chosen) }
    private val camera =
        registerForActivityResult(ActivityResultContracts.TakePicture()) { isTaken ->
            giveFile(if (isTaken) pictureAddress() else null)
        }

    override fun onCreate(saved: Bundle?) {
        super.onCreate(saved)
        // Keeps a borrower's data out of screenshots, recordings and the list of recent apps.
        window.setFlags(WindowManager.LayoutParams.FLAG_SECURE, WindowManager.LayoutParams.FLAG_SECURE)
        frame = FrameLayout(this)
        setContentView(frame)
        keepClearOfBars(frame)
        onBackPressedDispatcher.addCallback(this, object : OnBackPressedCallback(true) {
            override fun handleOnBackPressed() = if (webView.canGoBack()) webView.goBack() else finish()
        })
        // The saved address wins: Android started the activity anew, and the borrower was there.
        val last = saved?.getString(ADDRESS)
        showPage(if (last == null) intent.data else Uri.parse(last))
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        // A tap on the app's icon has no address: the page stays.
        intent.data?.let { webView.loadUrl(LenderPage.at(it)) }
    }

    override fun onSaveInstanceState(state: Bundle) {
        super.onSaveInstanceState(state)
        state.putString(ADDRESS, webView.url)
    }

    override fun onDestroy() {
        picture.delete()
        webView.destroy()
        super.onDestroy()
    }

    private fun showPage(address: Uri?) {
        webView = lenderWebView(this, this)
        frame.addView(webView)
        KopaBridge(webView, appActions(this)).open()
        webView.loadUrl(LenderPage.at(address))
    }

    override fun replacePage(address: String?) {
        onFile = null // the page that asked is gone
        frame.removeView(webView)
        webView.destroy()
        showPage(Uri.parse(address ?: ""))
    }

    /** Never `intent:`, `file:` or `content:`, which reach into this or another app. */
    override fun openOutside(address: Uri) {
        if (address.scheme !in setOf("https", "tel", "mailto", "sms")) return
        try {
            startActivity(Intent(Intent.ACTION_VIEW, address))
        } catch (fault: ActivityNotFoundException) {
            // No app for this address: the page stays as it is.
        }
    }

    override fun askForCamera(done: (Boolean) -> Unit) {
        onCamera = done
        cameraPermission.launch(Manifest.permission.CAMERA)
    }

    override fun chooseFile(withCamera: Boolean, give: ValueCallback<Array<Uri>>) {
        giveFile(null)
        onFile = give
        if (!withCamera) return filePicker.launch("image/*")
        askForCamera { isAllowed -> if (isAllowed) camera.launch(pictureAddress()) else giveFile(null) }
    }

    private fun giveFile(chosen: Uri?) {
        onFile?.onReceiveValue(if (chosen == null) null else arrayOf(chosen))
        onFile = null
    }

    private fun pictureAddress(): Uri =
        FileProvider.getUriForFile(this, BuildConfig.APPLICATION_ID + ".photos", picture)

    private fun keepClearOfBars(view: View) {
        ViewCompat.setOnApplyWindowInsetsListener(view) { each, insets ->
            val taken = insets.getInsets(
                WindowInsetsCompat.Type.systemBars() or
                    WindowInsetsCompat.Type.displayCutout() or
                    WindowInsetsCompat.Type.ime()
            )
            each.setPadding(taken.left, taken.top, taken.right, taken.bottom)
            WindowInsetsCompat.CONSUMED
        }
    }

    private companion object {
        const val ADDRESS = "address"
    }
}
