import { PAGES } from '@kontorwerk/contract/pages/pages';
import { APPLICATION_WORDS } from '@kontorwerk/contract/words/application-words';
import { useState } from 'react';
import { useWords } from '#app/base/language/own-words.ts';
import heading from '#app/ui/Heading/Heading.module.css';
import prose from '#app/ui/Prose/Prose.module.css';
import panel from '../Form.module.css';
import { Sent } from '../Sent/Sent.tsx';
import { formatConfirmation } from '../Sent/sent-texts.ts';
import styles from './Application.module.css';
import { ApplicationForm } from './ApplicationForm.tsx';
import type { SentApplication } from './application-outcome.ts';
import type { PostedApplication } from './posted-application.ts';

type ApplicationProps = {
  readonly position: string;
  readonly posted: PostedApplication | null;
  /** Rendered first on the page, so that its heading is the h1. */
  readonly leads?: boolean;
};

/** The application form beside its heading; after sending, the confirmation replaces both (§4). */
export function Application({ position, posted, leads = false }: ApplicationProps) {
  const t = useWords('application', APPLICATION_WORDS);
  const Title = leads ? 'h1' : 'h2';
  const [justSent, setJustSent] = useState<SentApplication | null>(null);
  const sent = justSent ?? (posted?.outcome.status === 'sent' ? posted.outcome : null);
  if (sent) {
    return (
      <section className={`tone screen-only ${styles.sent}`} data-tone="mist" id="apply">
        <div className="container">
          <Sent
            heading={<Title className={heading.display}>{t.received}</Title>}
            text={formatConfirmation(sent.text, sent.fullName)}
            at={sent.at}
            focused={justSent !== null}
            next={{ to: PAGES.career.path, label: t.seeJobs }}
          >
            <div className={`${prose.prose} ${styles.next}`}>
              <h3>{t.next}</h3>
              <ol>
                {t.steps.split('\n').map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </div>
          </Sent>
        </div>
      </section>
    );
  }
  return (
    <section className={`tone screen-only ${styles.application}`} data-tone="paper-2" id="apply">
      <div className={`container grid ${styles.row}`}>
        <div>
          <Title className={heading.section}>{t.apply}</Title>
          <p className={styles.text}>{t.applyText}</p>
        </div>
        <div className={panel.panel} data-tone="paper">
          <ApplicationForm position={position} posted={posted} onSent={setJustSent} />
        </div>
      </div>
    </section>
  );
}
