import { DETAIL_WORDS } from '@kontorwerk/contract/words/detail-words';
import { useCurrentPage } from '#app/base/current-page.ts';
import { useWords } from '#app/base/language/own-words.ts';
import { useDetailData } from '#app/content/page-data.ts';
import { Application } from '#app/forms/ApplicationForm/Application.tsx';
import { isPostedApplication } from '#app/forms/ApplicationForm/posted-application.ts';
import { JobRows } from '#app/sections/CareerGrid/JobRows.tsx';
import { Prose } from '#app/ui/Prose/Prose.tsx';
import { DetailHead } from '../DetailHead/DetailHead.tsx';
import { FetchError } from '../FetchError.tsx';
import { PageHead } from '../PageHead.tsx';
import { Related } from '../Related/Related.tsx';
import { JobContact } from './JobContact.tsx';
import { JobFacts } from './JobFacts.tsx';
import styles from './JobPage.module.css';

function Job() {
  const detail = useDetailData();
  const { posted } = useCurrentPage();
  const t = useWords('detail', DETAIL_WORDS);
  if (detail.status === 'error') return <FetchError />;
  if (detail.status === 'missing') return null;
  const { card, further } = detail;
  return (
    <>
      <article>
        <DetailHead title={card.title} />
        <div className="container">
          <JobFacts card={card} />
          <div className={`grid ${styles.row}`}>
            {card.description !== '' && <p className={`lines ${styles.lead}`}>{card.description}</p>}
            <JobContact card={card} />
            <Prose html={card.html_field} className={styles.body} />
          </div>
        </div>
      </article>
      <Application key={card.title} position={card.title} posted={isPostedApplication(posted) ? posted : null} />
      {further.length > 0 && (
        <Related title={t.furtherJobs}>
          <JobRows jobs={further} />
        </Related>
      )}
    </>
  );
}

/** A job (§2): its description, contact person and application form. */
export function JobPage() {
  return (
    <>
      <PageHead />
      <Job />
    </>
  );
}
