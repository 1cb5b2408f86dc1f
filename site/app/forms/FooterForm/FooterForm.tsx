import type { Section } from '@kontorwerk/contract/content/entry';
import { findService } from '@kontorwerk/contract/forms/page-services';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { FORM_WORDS } from '@kontorwerk/contract/words/form-words';
import { useId, useState } from 'react';
import { usePageLocation } from '#app/base/current-page.ts';
import { FORM_ID } from '#app/base/frame-ids.ts';
import { useWords } from '#app/base/language/own-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { type ClosingCall, hasContactForm } from '#app/content/closing-call.ts';
import { ButtonText } from '#app/ui/Button/Button.tsx';
import { Eyebrow } from '#app/ui/Heading/Eyebrow.tsx';
import headings from '#app/ui/Heading/Heading.module.css';
import { Heading } from '#app/ui/Heading/Heading.tsx';
import { Prose } from '#app/ui/Prose/Prose.tsx';
import { SectionButtons } from '#app/ui/SectionButtons/SectionButtons.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import panel from '../Form.module.css';
import { formPhrases } from '../form-phrases.ts';
import { MessageForm } from '../MessageForm/MessageForm.tsx';
import { MessageStartContext, PLAIN_START } from '../MessageForm/posted-message.ts';
import type { SentMessage } from '../MessageForm/send-contact.ts';
import { listTexts, Portraits } from '../Portraits/Portraits.tsx';
import type { Sent } from '../Sent/Sent.tsx';
import { formatSentText } from '../Sent/sent-texts.ts';
import styles from './FooterForm.module.css';
import { usePageSubject } from './use-page-subject.ts';

/** A sent message, and the component that confirms it. */
type Confirmed = SentMessage & { readonly Confirmation: typeof Sent };

/** Removes the call's buttons that lead to a contact form, as the form is right beside it. */
function besideForm(call: ClosingCall): ClosingCall {
  const text = (label: string, to: string) => (hasContactForm(to) ? '' : label);
  const { button_one_text, button_one_link, button_two_text, button_two_link } = call;
  return {
    ...call,
    button_one_text: text(button_one_text, button_one_link),
    button_two_text: text(button_two_text, button_two_link),
  };
}

type FooterFormProps = {
  readonly section: Section;
  /** The page's closing call, which replaces the form's own words. */
  readonly call?: ClosingCall | null;
};

/** The contact form at the foot of a page (§2). The confirmation appears on the page that the message was sent from. */
export function FooterForm({ section, call = null }: FooterFormProps) {
  const { pathname, page, canonical } = usePageLocation();
  const { send } = useWords('form', FORM_WORDS);
  const { write } = formPhrases[useLanguage()];
  const [sent, setSent] = useState<Confirmed | null>(null);
  const [sentOn, setSentOn] = useState(pathname);
  // A new page shows the form again.
  if (sentOn !== pathname) {
    setSentOn(pathname);
    setSent(null);
  }
  // No further request: it is in the chunk that sent the message.
  const confirm = async (message: SentMessage) => {
    const { Sent: Confirmation } = await import('../MessageForm/message-sending.ts');
    setSent({ ...message, Confirmation });
  };
  const start = { ...PLAIN_START, service: findService(canonical), about: usePageSubject() };
  const headingId = useId();
  const { main_title, sub_title, description } = call ?? section;
  const { button_two_text, card_components } = section;
  const [beside = '', note = ''] = listTexts(card_components);
  // Collapsed on pages with their own form, which would otherwise have two long ones in a row, and on the search page,
  // where visitors aren't writing yet.
  const folded = page.form !== undefined || page === PAGES.search;
  // An open form without any heading would leave half of the section empty.
  const heading = !folded && main_title + sub_title + description === '' ? write : main_title;
  const form = (
    <div className={panel.panel} data-tone="paper">
      <MessageStartContext value={start}>
        <MessageForm
          variant="footer"
          button={button_two_text}
          note={note !== '' && <Prose html={note} />}
          onSent={confirm}
        />
      </MessageStartContext>
    </div>
  );
  return (
    // `gradual-layout.ts` may style it before it is hydrated.
    <aside
      suppressHydrationWarning
      id={FORM_ID}
      {...(heading === '' ? { 'aria-label': send } : { 'aria-labelledby': headingId })}
    >
      <SectionFrame section={section}>
        <div className={`container grid ${styles.row}`}>
          <div className={styles.words}>
            <Eyebrow text={sub_title} className={styles.eyebrow} />
            <Heading text={heading} size="display" className={styles.heading} id={headingId} />
            {description !== '' && <p className={`lines ${styles.description}`}>{description}</p>}
            {call !== null && (
              <SectionButtons
                section={besideForm(call)}
                looks={['secondary', 'secondary']}
                className={styles.buttons}
              />
            )}
            <div className={styles.people}>
              <Portraits cards={card_components} />
              <Prose html={beside} className={styles.phone} />
            </div>
          </div>
          {sent ? (
            <div className={`${panel.panel} ${panel.received}`} data-tone="paper">
              <sent.Confirmation
                heading={<h2 className={headings.section}>{sent.title}</h2>}
                text={formatSentText(sent.text, sent.firstName)}
                at={sent.at}
                focused
                small
              />
            </div>
          ) : folded ? (
            <details>
              <summary className={styles.write}>
                <ButtonText icon="plus">{write}</ButtonText>
              </summary>
              {form}
            </details>
          ) : (
            form
          )}
        </div>
      </SectionFrame>
    </aside>
  );
}
