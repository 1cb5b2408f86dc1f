import { PAGES } from '@kontorwerk/contract/pages/pages';
import { useLanguage } from '#app/base/language/use-language.ts';
import { useDetailData } from '#app/content/page-data.ts';
import { classes } from '#app/styles/classes.ts';
import { Picture } from '#app/ui/Picture/Picture.tsx';
import { Prose } from '#app/ui/Prose/Prose.tsx';
import { DetailHead } from '../DetailHead/DetailHead.tsx';
import { detailPhrases } from '../detail-phrases.ts';
import { FetchError } from '../FetchError.tsx';
import { PageHead } from '../PageHead.tsx';
import { Related } from '../Related/Related.tsx';
import { RelatedCards } from '../Related/RelatedCards.tsx';
import { Details } from './Details.tsx';
import { NextProject } from './NextProject.tsx';
import styles from './ProjectPage.module.css';

/** From this width on, the picture is wider than 3:2. */
const WIDE = [{ shape: 'wide', media: '(width >= 1100px)', sizes: '100vw' }] as const;

function Project() {
  const detail = useDetailData();
  const { furtherProjects } = detailPhrases[useLanguage()];
  if (detail.status === 'error') return <FetchError />;
  if (detail.status === 'missing') return null;
  const { card, next, further, place } = detail;
  return (
    <>
      <article>
        <DetailHead
          title={card.title}
          set="name"
          lead={card.detail_desc === '' ? card.description : card.detail_desc}
        />
        <Picture
          src={card.image}
          set={card.image_set}
          sizes="100vw"
          cuts={WIDE}
          eager
          className={classes(styles.picture, card.image_set !== null && card.image_set.wide.length > 0 && styles.wide)}
        />
        {card.project ? (
          <Details project={card.project} />
        ) : (
          <div className={`container ${styles.text}`}>
            <Prose html={card.html_field} />
          </div>
        )}
      </article>
      {further.length > 0 && (
        <Related title={furtherProjects} joined>
          <RelatedCards cards={further} page={PAGES.project} when={({ date }) => <span>{date.slice(0, 4)}</span>} />
        </Related>
      )}
      {next && <NextProject card={next} place={place} />}
    </>
  );
}

/** A project (§2): its picture and text, similar projects, and the next one. */
export function ProjectPage() {
  return (
    <>
      <PageHead />
      <Project />
    </>
  );
}
