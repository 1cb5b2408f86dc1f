import { TONES } from '@kontorwerk/contract/content/tones';
import { useLanguage } from '#app/base/language/use-language.ts';
import { ArrowLink } from '#app/ui/ArrowLink/ArrowLink.tsx';
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx';
import { CheckboxField } from '#app/ui/Field/CheckboxField.tsx';
import { FileField } from '#app/ui/Field/FileField.tsx';
import { SelectField } from '#app/ui/Field/SelectField.tsx';
import { TextArea } from '#app/ui/Field/TextArea.tsx';
import { TextField } from '#app/ui/Field/TextField.tsx';
import { ICONS, Icon } from '#app/ui/Icon/Icon.tsx';
import { LocalDate } from '#app/ui/LocalDate/LocalDate.tsx';
import styles from './Styleguide.module.css';
import { styleguideWords } from './styleguide-words.ts';

/** Buttons and links on every ground, fields in every state, and the icons. */
export function Controls() {
  const t = styleguideWords[useLanguage()];
  const choices = [t.link, t.button].map((label) => ({ value: label, label }));
  return (
    <>
      <h2>{t.controls}</h2>
      {TONES.map((tone) => (
        <div key={tone} className={`tone ${styles.ground}`} data-tone={tone}>
          <code>{tone}</code>
          <ButtonLink to="/">{t.button}</ButtonLink>
          <ButtonLink to="/" variant="secondary">
            {t.button}
          </ButtonLink>
          <ButtonLink to="/" size="small" icon="arrow-down">
            {t.button}
          </ButtonLink>
          <Button disabled>{t.button}</Button>
          <ArrowLink to="/projects">{t.link}</ArrowLink>
          <LocalDate date="2026-11-21" />
        </div>
      ))}
      <h2>{t.fields}</h2>
      <div className={styles.fields}>
        <TextField id="guide-plain" label={t.field} />
        <TextField id="guide-help" label={t.field} help={t.help} optional />
        <TextField id="guide-error" label={t.field} error={t.error} />
        <TextField id="guide-valid" label={t.field} defaultValue="Ada" valid />
        <TextField id="guide-disabled" label={t.field} defaultValue="Ada" disabled />
        <SelectField id="guide-choice" label={t.choice} choices={choices} />
        <TextArea id="guide-text" label={t.text} wide />
        <CheckboxField id="guide-tick" label={t.tick} />
        <CheckboxField id="guide-tick-error" label={t.tick} error={t.error} />
        <FileField id="guide-file" label={t.file} help={t.fileHelp} />
        <FileField id="guide-file-error" label={t.file} help={t.fileHelp} error={t.error} />
      </div>
      <h2>{t.icons}</h2>
      <ul className={styles.icons}>
        {ICONS.map((name) => (
          <li key={name}>
            <Icon name={name} size={28} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
