import { PAGES } from '@kontorwerk/contract/pages';
import { useState } from 'react';
import { useLanguage } from '#app/base/language/use-language.ts';
import heading from '#app/ui/Heading/Heading.module.css';
import { Prose } from '#app/ui/Prose/Prose.tsx';
import panel from '../Form.module.css';
import { Sent } from '../Sent/Sent.tsx';
import { confirmationOf } from '../Sent/sent-texts.ts';
import styles from './Application.module.css';
import { ApplicationForm } from './ApplicationForm.tsx';
import type { SentApplication } from './application-outcome.ts';
import { applicationWords } from './application-words.ts';
import type { PostedApplication } from './posted-application.ts';

type ApplicationProps = {
  readonly position: string;
  readonly posted: PostedApplication | null;
  /** Nothing stands above it: its heading is the page's h1. */
  readonly leads?: boolean;
};

/** The application form beside its heading; once it was sent, the confirmation in the place of both (§4). */
export function Application({ position, posted, leads = false }: ApplicationProps) {
  const t = applicationWords[useLanguage()];
  const Title = leads ? 'h1' : 'h2';
  const [justSent, setJustSent] = useState<SentApplication | null>(null);
  const sent = justSent ?? (posted?.outcome.status === 'sent' ? posted.outcome : null);
  if (sent) {
    return (
      <section className={`tone screen-only ${styles.sent}`} data-tone="mist" id="apply">
        <div className="container">
          <Sent
            heading={<Title className={heading.display}>{t.received}</Title>}
            text={confirmationOf(sent.text, sent.fullName)}
            at={sent.at}
            focused={justSent !== null}
            next={{ to: PAGES.career.path, label: t.seeJobs }}
          >
            <Prose html={t.next} className={styles.next} />
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
        <div className={`${panel.panel} ${styles.panel}`} data-tone="paper">
          <ApplicationForm position={position} posted={posted} onSent={setJustSent} />
        </div>
      </div>
    </section>
  );
}
