import { describe, expect, it } from 'vitest';
import { bridgeActions, bridgeTable } from '../../app/src/shared/bridge/bridge-table.ts';
import { textOf, writtenFiles } from '../house/source-files.ts';

/** A sample without its comments. */
const codeOf = (file: string) =>
  textOf(`docs/native/${file}`)
    .replaceAll(/\/\*[^]*?\*\/|<!--[^]*?-->/g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '$1')
    .replaceAll(/\s+/g, ' ');

const owns = {
  kotlin:
    'address.scheme == "https" && address.host == BuildConfig.LENDER_HOST && (address.port == -1 || address.port == 443)',
  swift: 'scheme == "https" && host == Config.lenderHost && port == 443',
};
const answered = 'window.$callback && window.$callback($reply)';

/** What a sample must contain, by the rule that the text keeps. */
const held: readonly [rule: string, file: string, text: string][] = [
  ['the page is https, the host and the port', 'android/LenderPage.kt', owns.kotlin],
  ['the page is https, the host and the port', 'ios/LenderPage.swift', owns.swift],
  [
    'an address from outside gives its route alone',
    'android/LenderPage.kt',
    'return "$ORIGIN/#${route ?: "/"}"',
  ],
  [
    'an address from outside gives its route alone',
    'ios/LenderPage.swift',
    'URL(string: "\\(origin)/#\\(route?.percentEncodedFragment ?? "/")")!',
  ],
  [
    'no other page is loaded',
    'android/KopaWebView.kt',
    'if (LenderPage.owns(request.url)) return false if (request.isForMainFrame) host.openOutside(request.url) return true',
  ],
  [
    'no other page is loaded',
    'ios/KopaViewController.swift',
    'if LenderPage.owns(action.request.url) { return .allow } if frame.isMainFrame { openOutside(action.request.url) } return .cancel',
  ],
  [
    'only these addresses reach other apps',
    'android/KopaActivity.kt',
    'setOf("https", "tel", "mailto", "sms")',
  ],
  [
    'only these addresses reach other apps',
    'ios/KopaViewController.swift',
    '["https", "tel", "mailto", "sms"]',
  ],
  [
    'only the origin has the bridge',
    'android/KopaBridge.kt',
    'addWebMessageListener(webView, "KopaNative", setOf(LenderPage.ORIGIN))',
  ],
  [
    'only the own page is listened to',
    'android/KopaBridge.kt',
    'if (isMainFrame && LenderPage.owns(sourceOrigin)) take(message.data)',
  ],
  [
    'only the own page is listened to',
    'ios/KopaBridge.swift',
    'guard message.frameInfo.isMainFrame, LenderPage.owns(message.frameInfo.securityOrigin),',
  ],
  [
    'only the own page is answered',
    'android/KopaBridge.kt',
    `if (LenderPage.owns(Uri.parse(webView.url ?: ""))) webView.evaluateJavascript("${answered}", null)`,
  ],
  ['only the own page is answered', 'ios/KopaBridge.swift', 'LenderPage.owns(webView.url) else { return }'],
  [
    'the camera is for the own page',
    'android/KopaWebView.kt',
    'if (!LenderPage.owns(request.origin) || !request.resources.contentEquals(camera)) return request.deny()',
  ],
  [
    'the camera is for the own page',
    'ios/KopaViewController.swift',
    'frame.isMainFrame && LenderPage.owns(origin) && type == .camera',
  ],
  [
    'no picture of the screen',
    'android/KopaActivity.kt',
    'window.setFlags(WindowManager.LayoutParams.FLAG_SECURE, WindowManager.LayoutParams.FLAG_SECURE)',
  ],
  [
    'no picture of the screen',
    'ios/KopaSceneDelegate.swift',
    'func sceneDidEnterBackground(_ scene: UIScene) { page?.hidePage() }',
  ],
  [
    'no file and no mixed content',
    'android/KopaWebView.kt',
    'allowFileAccess = false mixedContentMode = WebSettings.MIXED_CONTENT_NEVER_ALLOW',
  ],
  ['no clear text', 'android/AndroidManifest.xml', 'android:usesCleartextTraffic="false"'],
  [
    'no backup',
    'android/AndroidManifest.xml',
    'android:allowBackup="false" android:fullBackupContent="false" android:dataExtractionRules="@xml/data_extraction_rules"',
  ],
  ['no backup', 'ios/KopaViewController.swift', 'values.isExcludedFromBackup = true'],
  ['a killed page comes back', 'android/KopaWebView.kt', 'host.replacePage(view.url) return true'],
  ['a killed page comes back', 'ios/KopaViewController.swift', 'func webViewWebContentProcessDidTerminate'],
  [
    'a rotated phone keeps its page',
    'android/AndroidManifest.xml',
    'android:configChanges="orientation|screenSize|',
  ],
];

describe('the samples of a native app', () => {
  it.each(held)('%s (%s)', (_, file, text) => {
    expect(codeOf(file)).toContain(text);
  });

  it.each(['cloud-backup', 'device-transfer'])('nothing leaves the phone by %s', (way) => {
    const rules = codeOf('android/data_extraction_rules.xml');
    const [, inside = ''] = new RegExp(`<${way}>(.*)</${way}>`).exec(rules) ?? [];
    for (const domain of ['root', 'file', 'database', 'sharedpref', 'external'])
      expect(inside).toContain(`<exclude domain="${domain}" />`);
    expect(inside).not.toContain('<include');
  });

  it('no sample opens a door that is not held', () => {
    const doors =
      /addJavascriptInterface|onReceivedSslError|javaScriptCanOpenWindows|allowUniversalAccess|allowFileAccessFromFileURLs|NSAllowsArbitraryLoads|"http:(?!\/\/schemas\.android\.com)|didReceive challenge|setWebContentsDebuggingEnabled\(true/;
    const samples = writtenFiles('docs/native/*/*').map((file) => file.replace('docs/native/', ''));
    expect(samples).toHaveLength(11);
    expect(samples.filter((file) => doors.test(codeOf(file)))).toEqual([]);
  });

  it.each(['android/KopaBridge.kt', 'ios/KopaBridge.swift'])(
    '%s knows every message of the table',
    (file) => {
      const code = codeOf(file);
      const { token, afid, packageName, appName, deviceMessage } =
        bridgeTable.getLoginInfo.reply.shape.data.shape;
      const told = Object.keys({ token, afid, packageName, appName, deviceMessage });
      for (const name of [...bridgeActions, ...told]) expect(code).toContain(`"${name}"`);
    },
  );

  it('docs/native.md links every sample', () => {
    const page = textOf('docs/native.md');
    const unnamed = writtenFiles('docs/native/*/*').filter(
      (file) => !page.includes(`](${file.replace('docs/', '')})`),
    );
    expect(unnamed).toEqual([]);
  });
});
