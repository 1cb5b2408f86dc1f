import { FORM_WORDS } from '@kontorwerk/contract/words/form-words';
import { useId } from 'react';
import { useWords } from '#app/base/language/own-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import check from '#app/ui/Field/check.module.css';
import { formPhrases } from '../form-phrases.ts';
import styles from './AboutFields.module.css';
import type { MessageSubject } from './message-subject.ts';

/**
 * The subject of a message and the person it is for, in words from one of our pages. Rendered as checkboxes, because
 * visitors can untick them without a script and the address can't inject text into them.
 */
export function AboutFields({ topic, person }: MessageSubject) {
  const t = useWords('form', FORM_WORDS);
  const { forPerson } = formPhrases[useLanguage()];
  const help = useId();
  if (topic === '' && person === '') return null;
  const box = (name: keyof MessageSubject, value: string, label: string) =>
    value !== '' && (
      <label className={styles.box}>
        <input type="checkbox" name={name} value={value} defaultChecked className={check.check} />
        <span>{label}</span>
      </label>
    );
  return (
    <fieldset className={styles.about} aria-describedby={help}>
      <legend className={styles.legend}>{t.about}</legend>
      {box('topic', topic, topic)}
      {box('person', person, forPerson(person))}
      <p className={styles.help} id={help}>
        {t.aboutHelp}
      </p>
    </fieldset>
  );
}
