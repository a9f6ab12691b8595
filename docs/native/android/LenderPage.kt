package com.example.lender

import android.net.Uri

/** The lender's page: https, this host and the usual port; everything else belongs to other apps. */
object LenderPage {
    const val ORIGIN = "https://" + BuildConfig.LENDER_HOST

    fun owns(address: Uri?): Boolean =
        address != null &&
            address.scheme == "https" &&
            address.host == BuildConfig.LENDER_HOST &&
            (address.port == -1 || address.port == 443)

    /**
     * The route of an address from outside, at the lender's own origin. Nothing before the hash is taken over:
     * an address that Android and the web view read differently leads to the lender all the same.
     */
    fun at(address: Uri?): String {
        val route = if (owns(address)) address?.encodedFragment else null
        return "$ORIGIN/#${route ?: "/"}"
    }
}
