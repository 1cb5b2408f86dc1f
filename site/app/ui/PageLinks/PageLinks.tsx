import { withoutLanguage } from '@kontorwerk/contract/address/address';
import type { Section } from '@kontorwerk/contract/content/entry';
import { listRules } from '@kontorwerk/contract/content/list-kinds';
import type { Language } from '@kontorwerk/contract/languages';
import { buildPageQuery } from '@kontorwerk/contract/pages/page-number';
import { PAGE_ROWS } from '@kontorwerk/contract/pages/page-table';
import { usePageLocation } from '#app/base/current-page.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { classes } from '#app/styles/classes.ts';
import { ArrowLink } from '../ArrowLink/ArrowLink.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { LocalLink } from '../LocalLink/LocalLink.tsx';
import styles from './PageLinks.module.css';
import { listPageMarks } from './page-numbers.ts';

const en = {
  label: 'Pages of this list',
  more: 'More',
  all: (count: number) => `See all ${count}`,
  page: (number: number) => `Page ${number}`,
};
const de: typeof en = {
  label: 'Seiten dieser Liste',
  more: 'Mehr',
  all: (count) => `Alle ${count} ansehen`,
  page: (number) => `Seite ${number}`,
};

const pageWords: Readonly<Record<Language, typeof en>> = { en, de };

/** The link from the start of a list to the page of the whole list. */
function AllLink({ kind, count }: { readonly kind: string; readonly count: number }) {
  const t = pageWords[useLanguage()];
  const list = PAGE_ROWS.find((page) => page.kind === 'detail' && page.cards.some((own) => own === kind))?.list;
  return list && <ArrowLink to={list}>{t.all(count)}</ArrowLink>;
}

/**
 * Pagination of a list longer than one page, each page with its own address. On other pages it links to the list's own
 * page.
 */
export function PageLinks({ section: { component_name, window } }: { readonly section: Section }) {
  const t = pageWords[useLanguage()];
  const { pathname, search, page } = usePageLocation();
  const { onPage = 1 } = listRules(component_name) ?? {};
  const pages = Math.ceil((window?.total ?? 0) / onPage);
  if (window === null || pages <= 1) return null;
  if (page.kind !== 'sections' || page.paged !== component_name) {
    return <AllLink kind={component_name} count={window.total} />;
  }
  const shown = Math.floor(window.start / onPage) + 1;
  const addressOf = (number: number) => withoutLanguage(pathname) + buildPageQuery(new URLSearchParams(search), number);
  return (
    <nav aria-label={t.label} className={classes('screen-only', styles.pages)}>
      {shown < pages && (
        <ButtonLink to={addressOf(shown + 1)} variant="secondary">
          {t.more}
        </ButtonLink>
      )}
      <ol className={styles.numbers}>
        {listPageMarks(shown, pages).map((mark, index) =>
          mark === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place alone
            <li key={`gap ${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={mark}>
              <LocalLink
                to={addressOf(mark)}
                className={styles.number}
                aria-label={t.page(mark)}
                aria-current={mark === shown ? 'page' : undefined}
              >
                {mark}
              </LocalLink>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
