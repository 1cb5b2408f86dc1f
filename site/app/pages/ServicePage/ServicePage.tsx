import type { Card } from '@kontorwerk/contract/content/entry';
import { DETAIL_WORDS } from '@kontorwerk/contract/words/detail-words';
import { useEffect } from 'react';
import { usePageLocation } from '#app/base/current-page.ts';
import { FORM_ID } from '#app/base/frame-ids.ts';
import { useWords } from '#app/base/language/own-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { words } from '#app/base/language/words.ts';
import { useRouter } from '#app/base/router-context.ts';
import { useDetailData } from '#app/content/page-data.ts';
import { BannerText } from '#app/sections/Banner/BannerText.tsx';
import { BannerTitle } from '#app/sections/Banner/BannerTitle.tsx';
import { CallPattern } from '#app/sections/Banner/CallPattern.tsx';
import { chooseTitleSize } from '#app/sections/Banner/title-size.ts';
import { ServiceRows } from '#app/sections/ServicesGrid/ServiceRows.tsx';
import { Breadcrumbs } from '#app/ui/Breadcrumbs/Breadcrumbs.tsx';
import half from '#app/ui/Half/Half.module.css';
import { Half } from '#app/ui/Half/Half.tsx';
import { LeadContext } from '#app/ui/Heading/heading-level.ts';
import { Picture } from '#app/ui/Picture/Picture.tsx';
import { Prose } from '#app/ui/Prose/Prose.tsx';
import { isSelected } from '../client-loaders.ts';
import { detailPhrases } from '../detail-phrases.ts';
import { FetchError } from '../FetchError.tsx';
import { PageHead } from '../PageHead.tsx';
import { Related } from '../Related/Related.tsx';
import styles from './ServicePage.module.css';

/**
 * Reloads the page in the browser if its storage has what the server couldn't find (reading guide, "Details pages"):
 * only the browser can read its storage.
 */
function useStoredService(missing: boolean): void {
  const place = usePageLocation();
  const { reload } = useRouter();
  useEffect(() => {
    if (!missing) return;
    void isSelected(place).then((selected) => {
      if (selected) reload();
    });
  }, [missing, place, reload]);
}

/** The service's description, the link to the form, and its drawing among the brand's shapes. */
function Opening({ card: { title, description, image, image_set } }: { readonly card: Card }) {
  const { describe } = detailPhrases[useLanguage()];
  const text = {
    description,
    button_one_text: describe,
    button_one_link: `#${FORM_ID}`,
    button_two_text: '',
    button_two_link: '',
  };
  return (
    <header className={`tone ${half.frame} ${styles.opening}`} data-tone="mist">
      <Half
        path={<Breadcrumbs title={title} />}
        picture={
          image !== '' && (
            <div className={styles.mosaic}>
              <CallPattern text={title} />
              <Picture
                src={image}
                set={image_set}
                sizes="(width >= 1100px) 600px, 80vw"
                fill
                eager
                className={styles.drawing}
              />
            </div>
          )
        }
      >
        <LeadContext value={true}>
          <BannerTitle text={title} eyebrow="" size={chooseTitleSize(title, 'narrow')} />
        </LeadContext>
        <BannerText section={text} className={half.text} />
      </Half>
    </header>
  );
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
        <Opening card={card} />
        {card.html_field !== '' && (
          <div className={`container ${styles.text}`}>
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

/** A service in detail (§2): title, description and text; the loading text if there is nothing to show. */
export function ServicePage() {
  return (
    <>
      <PageHead />
      <Service />
    </>
  );
}
