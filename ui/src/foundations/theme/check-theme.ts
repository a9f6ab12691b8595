import { complain } from '../complain/index.js';

declare const process: { env: { NODE_ENV?: string } };

interface Wanted {
  brand: string;
  mode: string;
  density: string | undefined;
}

/** Whether a rule, or a nested rule, belongs to this brand. */
function isFor(rule: CSSRule, brand: string): boolean {
  if (rule instanceof CSSStyleRule) return brandsOf(rule.selectorText).includes(brand);
  return 'cssRules' in rule && [...(rule.cssRules as CSSRuleList)].some((each) => isFor(each, brand));
}

const brandsOf = (selector: string) =>
  [...selector.matchAll(/\[data-brand=["']?([^"'\]]*)["']?\]/g)].map(([, brand]) => brand);

/** The readable style sheets of the page: browsers hide those of other origins. */
function sheets(): { rules: CSSRule[]; whole: boolean } {
  let whole = true;
  const rules = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules];
    } catch {
      whole = false;
      return [];
    }
  });
  return { rules, whole };
}

function checkTokens(brand: string) {
  // Tests in jsdom load no styles.
  if (/\bjsdom\//.test(navigator.userAgent)) return;
  const { rules, whole } = sheets();
  if (!whole) return;
  if (!getComputedStyle(document.documentElement).getPropertyValue('--kopa-color-primary'))
    complain(
      'ThemeProvider',
      "the page has no tokens, so nothing has colours or sizes. Import '@kopa/ui/styles.css' once.",
    );
  else if (!rules.some((rule) => isFor(rule, brand)))
    complain(
      'ThemeProvider',
      `the brand "${brand}" has no tokens, so the page looks like EasyCash. Write a block [data-brand='${brand}'] { --kopa-color-primary: … }, or give brand="easycash".`,
    );
}

/**
 * Complains about an unknown brand, mode or density. Returns a function that stops waiting for the page's
 * styles.
 */
export function checkTheme({ brand, mode, density }: Wanted): (() => void) | undefined {
  if (process.env.NODE_ENV === 'production') return undefined;
  if (!['light', 'dark', 'system'].includes(mode))
    complain(
      'ThemeProvider',
      `there is no mode "${mode}", so the phone's own is taken. Give "light", "dark" or "system".`,
    );
  if (density !== undefined && !['compact', 'roomy'].includes(density))
    complain(
      'ThemeProvider',
      `there is no density "${density}", so the brand's own is taken. Give "compact" or "roomy", or leave it out.`,
    );
  if (document.readyState === 'complete') {
    checkTokens(brand);
    return undefined;
  }
  const check = () => checkTokens(brand);
  window.addEventListener('load', check, { once: true });
  return () => window.removeEventListener('load', check);
}
