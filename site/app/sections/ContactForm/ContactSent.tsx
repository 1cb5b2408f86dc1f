import { FORM_WORDS } from '@kontorwerk/contract/words/form-words';
import { useContext } from 'react';
import { useWords } from '#app/base/language/own-words.ts';
import type { SentMessage } from '#app/forms/MessageForm/send-contact.ts';
import { listTexts } from '#app/forms/Portraits/Portraits.tsx';
import { Sent } from '#app/forms/Sent/Sent.tsx';
import { formatSentText } from '#app/forms/Sent/sent-texts.ts';
import { Heading } from '#app/ui/Heading/Heading.tsx';
import { LeadContext } from '#app/ui/Heading/heading-level.ts';
import { Prose } from '#app/ui/Prose/Prose.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './ContactForm.module.css';

type ContactSentProps = SectionProps & { readonly message: SentMessage; readonly focused: boolean };

/** The success message that replaces the form (§4), with the section's text about the next steps. */
export function ContactSent({ section, message, focused }: ContactSentProps) {
  const t = useWords('form', FORM_WORDS);
  const leads = useContext(LeadContext);
  const [next = ''] = listTexts(section.card_components);
  return (
    <SectionFrame section={{ ...section, tone: 'mist' }}>
      <div className="container">
        <Sent
          heading={<Heading text={message.title} size="display" />}
          text={formatSentText(message.text, message.firstName)}
          at={message.at}
          focused={focused}
        >
          {leads && next !== '' && <h2 className="visually-hidden">{t.around}</h2>}
          <Prose html={next} className={styles.next} />
        </Sent>
      </div>
    </SectionFrame>
  );
}
