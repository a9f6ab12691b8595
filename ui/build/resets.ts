import type { AtRule, Plugin, Rule } from 'postcss';

/** Elements whose looks differ between browsers, or from nothing, before anybody styles them. */
const elements = new Set(
  (
    'a article aside b bdi blockquote button canvas caption dd details dialog div dl dt em fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hr i iframe img input label legend li main mark menu meter nav object ol ' +
    'optgroup option output p picture pre progress search section select small span strong sub summary sup svg table ' +
    'tbody td textarea tfoot th thead time tr u ul video'
  ).split(' '),
);

/**
 * Narrows Tailwind's resets to what a host can live with: only elements that the package draws, and with no
 * specificity at all, so that any rule of the host wins. What is for the whole page is left out, but for the
 * margin of `body`.
 */
export function resetOnlyOwn(words: ReadonlySet<string>): Plugin {
  const drawn = [...elements].filter((name) => words.has(name));
  const narrowed = (selector: string): string[] => {
    if (/^(html|:host)$/.test(selector)) return [];
    if (selector === '*') return [`:where(body, ${drawn.join(', ')})`];
    if (/^::(before|after)$/.test(selector)) return [`:where(${drawn.join(', ')})${selector}`];
    if (selector === '::backdrop') return drawn.includes('dialog') ? [':where(dialog)::backdrop'] : [];
    if (selector === '::placeholder') return [`:where(input, textarea)${selector}`];
    if (selector.startsWith('::')) return [`:where(input)${selector}`];
    if (selector.startsWith('[hidden]')) return [`:where(${selector})`];
    const name = /^\w+/.exec(selector)?.[0];
    return name && !selector.includes('::') && drawn.includes(name) ? [`:where(${selector})`] : [];
  };
  return {
    postcssPlugin: 'reset-only-own',
    Once(root) {
      root.walkAtRules('layer', (layer: AtRule) => {
        if (layer.params !== 'base') return;
        layer.walkRules((rule: Rule) => {
          const selectors = [...new Set(rule.selectors.flatMap(narrowed))];
          if (selectors.length > 0) rule.selectors = selectors;
          else rule.remove();
        });
      });
    },
  };
}
