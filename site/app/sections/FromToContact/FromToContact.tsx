import { inLanguage } from '@kontorwerk/contract/address/address';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { type FormEvent, useId } from 'react';
import { useLanguage } from '#app/base/language/use-language.ts';
import { useRouter } from '#app/base/router-context.ts';
import { readText } from '#app/forms/form-state.ts';
import { formatSentence } from '#app/forms/MessageForm/from-to.ts';
import { addToMessage } from '#app/forms/MessageForm/message-target.ts';
import { Button } from '#app/ui/Button/Button.tsx';
import { SelectField } from '#app/ui/Field/SelectField.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import { SectionHead } from '#app/ui/SectionHead/SectionHead.tsx';
import { EmptySection } from '../EmptySection.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './FromToContact.module.css';
import { fromToWords } from './from-to-words.ts';

/** Receives the pair if the page has no contact form, or without a script. */
const CONTACT_PAGE = PAGES.contact.path;

/**
 * The block with two selects (§2). Submitting sends nothing: it writes the pair into the contact form on the page and
 * moves the focus there (reading guide, "Where the letter would hurt").
 */
export function FromToContact({ section }: SectionProps) {
  const language = useLanguage();
  const { navigate } = useRouter();
  const id = useId();
  const t = fromToWords[language];
  const page = inLanguage(CONTACT_PAGE, language);
  const choices = (side: 'from' | 'to') =>
    section.card_components
      .filter(({ category, title }) => category === side && title !== '')
      .map(({ title }) => ({ value: title, label: title }));

  function choose(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [from, to] = [readText(data, 'from'), readText(data, 'to')];
    const sentence = formatSentence(from, to, language);
    if (sentence === '' || addToMessage(sentence)) return;
    void navigate(`${page}?${new URLSearchParams({ from, to })}`);
  }

  const [fromChoices, toChoices] = [choices('from'), choices('to')];
  if (fromChoices.length === 0 || toChoices.length === 0) return <EmptySection section={section} tone="mist" />;
  return (
    <SectionFrame section={section} tone="mist">
      <div className="container">
        <SectionHead section={section} />
        <form className={styles.form} method="get" action={page} onSubmit={choose}>
          <SelectField id={`${id}-from`} name="from" label={t.from} choices={fromChoices} />
          <SelectField id={`${id}-to`} name="to" label={t.to} choices={toChoices} />
          <Button type="submit" icon="arrow">
            {section.button_one_text === '' ? t.put : section.button_one_text}
          </Button>
        </form>
      </div>
    </SectionFrame>
  );
}
