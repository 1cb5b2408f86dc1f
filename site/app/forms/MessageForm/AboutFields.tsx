import { useId } from 'react';
import { useLanguage } from '#app/base/language/use-language.ts';
import check from '#app/ui/Field/check.module.css';
import { formWords } from '../form-words.ts';
import styles from './AboutFields.module.css';
import type { About } from './about.ts';

/**
 * Says what a message is about and whom it is for, as one of our pages has it. Boxes to tick, because these can be left
 * out again without a script, and nothing that a link says can be written into them.
 */
export function AboutFields({ topic, person }: About) {
  const t = formWords[useLanguage()];
  const help = useId();
  if (topic === '' && person === '') return null;
  const box = (name: keyof About, value: string, label: string) =>
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
      {box('person', person, t.forPerson(person))}
      <p className={styles.help} id={help}>
        {t.aboutHelp}
      </p>
    </fieldset>
  );
}
