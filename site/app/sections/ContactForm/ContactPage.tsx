import type { ContactVariant } from '@kontorwerk/contract/forms/contact';
import { FORM_WORDS } from '@kontorwerk/contract/words/form-words';
import { useContext } from 'react';
import { useWords } from '#app/base/language/own-words.ts';
import panel from '#app/forms/Form.module.css';
import { MessageForm } from '#app/forms/MessageForm/MessageForm.tsx';
import type { SentMessage } from '#app/forms/MessageForm/send-contact.ts';
import { listTexts, Portraits } from '#app/forms/Portraits/Portraits.tsx';
import { classes } from '#app/styles/classes.ts';
import { Breadcrumbs } from '#app/ui/Breadcrumbs/Breadcrumbs.tsx';
import { Heading } from '#app/ui/Heading/Heading.tsx';
import { LeadContext } from '#app/ui/Heading/heading-level.ts';
import { Prose } from '#app/ui/Prose/Prose.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './ContactForm.module.css';

type ContactPageProps = SectionProps & {
  /** `footer` for a footer form posted without JavaScript, which is answered here. */
  readonly variant: ContactVariant;
  readonly onSent: (message: SentMessage) => void;
};

/** The contact form with its heading and, beside it, the contact persons and the next steps. */
export function ContactPage({ section, variant, onSent }: ContactPageProps) {
  const t = useWords('form', FORM_WORDS);
  const leads = useContext(LeadContext);
  const { main_title, sub_title, description, button_two_text, card_components } = section;
  const lead = [sub_title, description].filter((text) => text !== '').join(' ');
  return (
    <SectionFrame section={section} bare={leads} className={leads ? styles.leading : undefined}>
      <div className="container">
        {leads && <Breadcrumbs title={main_title} />}
        <div className={`grid ${styles.head}`}>
          <Heading
            text={main_title}
            size={leads ? 'page' : 'display'}
            className={classes(styles.heading, leads && styles.pageTitle)}
          />
          {lead !== '' && <p className={`lines ${styles.lead}`}>{lead}</p>}
        </div>
        <div className={`grid ${styles.row}`}>
          <div className={`screen-only ${panel.panel} ${styles.panel}`} data-tone="paper">
            <MessageForm variant={variant} button={button_two_text} onSent={onSent} />
          </div>
          <div className={styles.aside}>
            {leads && <h2 className="visually-hidden">{t.around}</h2>}
            <Portraits cards={card_components} />
            {listTexts(card_components).map((html) => (
              <Prose key={html} html={html} className={styles.words} />
            ))}
          </div>
        </div>
      </div>
    </SectionFrame>
  );
}
