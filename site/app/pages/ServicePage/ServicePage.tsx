import { DETAIL_WORDS } from '@kontorwerk/contract/words/detail-words';
import { useEffect } from 'react';
import { useGoing } from '#app/base/going.ts';
import { useWords } from '#app/base/language/own-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { words } from '#app/base/language/words.ts';
import { usePlace } from '#app/base/shown.ts';
import { useDetailData } from '#app/content/page-data.ts';
import { ServiceRows } from '#app/sections/ServicesGrid/ServiceRows.tsx';
import { Picture } from '#app/ui/Picture/Picture.tsx';
import { Prose } from '#app/ui/Prose/Prose.tsx';
import { isSelected } from '../client-loaders.ts';
import { DetailHead } from '../DetailHead/DetailHead.tsx';
import { FetchError } from '../FetchError.tsx';
import { CardHead } from '../PageHead.tsx';
import { Related } from '../Related/Related.tsx';
import styles from './ServicePage.module.css';

/**
 * Loads the page again in the browser when it has stored what the server couldn't find (reading guide, "Details
 * pages"): nobody but the browser can look into its storage.
 */
function useStoredService(missing: boolean): void {
  const { pathname } = usePlace();
  const { reload } = useGoing();
  useEffect(() => {
    if (!missing) return;
    void isSelected(pathname).then((selected) => {
      if (selected) reload();
    });
  }, [missing, pathname, reload]);
}

function Service() {
  const detail = useDetailData();
  useStoredService(detail.status === 'missing');
  const language = useLanguage();
  const { furtherServices } = useWords('detail', DETAIL_WORDS);
  if (detail.status === 'error') return <FetchError />;
  if (detail.status === 'missing') {
    return (
      <div className={`container ${styles.loading}`}>
        <h1 className={styles.loadingText}>{words[language].loading}</h1>
      </div>
    );
  }
  const { card, further } = detail;
  return (
    <>
      <article>
        <DetailHead title={card.title} lead={card.description} />
        {(card.html_field !== '' || card.image !== '') && (
          <div className={`container grid ${styles.row}`}>
            <Picture
              src={card.image}
              set={card.image_set}
              sizes="(width >= 768px) 400px, 80vw"
              className={styles.picture}
            />
            <Prose html={card.html_field} className={styles.body} />
          </div>
        )}
      </article>
      {further.length > 0 && (
        <Related title={furtherServices}>
          <ServiceRows services={further} />
        </Related>
      )}
    </>
  );
}

/** A service in detail (§2): title, description and text; the loading text when there is nothing to show. */
export function ServicePage() {
  return (
    <>
      <CardHead />
      <Service />
    </>
  );
}
