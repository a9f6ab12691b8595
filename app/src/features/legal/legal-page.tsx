import type { Policy } from '@kopa/contract/policy';
import { legalDocuments, type LegalName } from '@kopa/contract/texts/legal-documents';
import { Note } from '@kopa/ui/note';
import { use, useEffect, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSearch } from '../../shared/address/use-search.ts';
import { navigate } from '../../shared/address/navigation.ts';
import { Link } from '../../shared/address/link.tsx';
import { useFormat } from '../../shared/language/format.ts';
import { LenderCard } from '../../shared/screen/lender-card.tsx';
import { FoldedCard } from '../../shared/screen/folded-card.tsx';
import { Page } from '../../shared/screen/page.tsx';
import { useAppName } from '../../shared/session/app-name.ts';
import { useSettings } from '../../shared/session/settings.ts';
import { legalSections, legalText, type LegalBlock, type LegalSection } from './legal-text.ts';

/**
 * A legal text filled from these rules, with its version, what is in it, and headings that an address can
 * name: `?section=rights`. The words are fetched in the borrower's language alone; a failure is the screen's.
 */
export function LegalPage({ name, rules }: { name: LegalName; rules: Policy }) {
  const { t } = useTranslation('content');
  const format = useFormat();
  const { language } = useSettings();
  const appName = useAppName();
  const search = useSearch();
  const wanted = search.get('section');
  const text = use(legalText(name, language));
  const { lead, sections } = legalSections(text, rules, appName);
  const { version, since, fingerprint } = legalDocuments[name];
  const other = name === 'terms' ? 'privacy' : 'terms';
  useEffect(() => {
    if (wanted !== null) goToSection(wanted);
  }, [wanted]);
  return (
    <Page title={text.title} fallback="/">
      <article className="flex flex-col gap-6 pb-8">
        <div className="flex flex-col gap-3">
          <p className="text-body text-ink">{lead}</p>
          <p className="text-caption text-muted">
            {t('legal.version', { version, day: format.longDay(since) })}
          </p>
          {language !== 'en' && <Note tone="info">{t('legal.english')}</Note>}
        </div>
        <Contents sections={sections} />
        {sections.map(({ id, heading, blocks }) => (
          <section key={id} className="flex flex-col gap-2">
            <h2 id={id} tabIndex={-1} className="text-title text-ink">
              {heading}
            </h2>
            {blocks.map((block, index) => (
              // The blocks of a text have no identity but their place.
              // oxlint-disable-next-line react/no-array-index-key
              <Block key={index} block={block} />
            ))}
          </section>
        ))}
        <LenderCard />
        <Link
          to={other === 'terms' ? '/terms_of_service' : '/privacy_policy'}
          className="text-body text-link"
        >
          {t(other)}
        </Link>
        <p className="text-caption text-muted">{t('legal.fingerprint', { fingerprint })}</p>
      </article>
    </Page>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === 'paragraph') return <p className="text-body text-ink">{block.text}</p>;
  return (
    <ul className="flex list-disc flex-col gap-1 ps-5 text-body text-ink">
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** The table of contents; initially closed, so that the text is near. */
function Contents({ sections }: { sections: LegalSection[] }) {
  const { t } = useTranslation('content');
  const { pathname: path } = useLocation();
  const follow = (event: MouseEvent, id: string) => {
    event.preventDefault();
    navigate(`${path}?section=${id}`, { replace: true });
    // The same section again does not change the address.
    goToSection(id);
  };
  return (
    <FoldedCard title={t('legal.contents')}>
      <nav aria-label={t('legal.contents')}>
        <ol className="pb-2">
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a
                href={`#${path}?section=${id}`}
                onClick={(event) => follow(event, id)}
                className="flex min-h-11 items-center px-4 text-body text-link -outline-offset-3"
              >
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </FoldedCard>
  );
}

/** Scrolls to a section and focuses its heading. */
function goToSection(id: string): void {
  const heading = document.getElementById(id);
  if (heading?.tagName !== 'H2') return;
  heading.scrollIntoView({ block: 'start' });
  heading.focus({ preventScroll: true });
}
