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
  const say = styleguideWords[useLanguage()];
  const choices = [say.link, say.button].map((label) => ({ value: label, label }));
  return (
    <>
      <h2>{say.controls}</h2>
      {TONES.map((tone) => (
        <div key={tone} className={`tone ${styles.ground}`} data-tone={tone}>
          <code>{tone}</code>
          <ButtonLink to="/">{say.button}</ButtonLink>
          <ButtonLink to="/" variant="secondary">
            {say.button}
          </ButtonLink>
          <ButtonLink to="/" size="small" icon="arrow-down">
            {say.button}
          </ButtonLink>
          <Button disabled>{say.button}</Button>
          <ArrowLink to="/projects">{say.link}</ArrowLink>
          <LocalDate date="2026-11-21" />
        </div>
      ))}
      <h2>{say.fields}</h2>
      <div className={styles.fields}>
        <TextField id="guide-plain" label={say.field} />
        <TextField id="guide-help" label={say.field} help={say.help} optional />
        <TextField id="guide-error" label={say.field} error={say.error} />
        <TextField id="guide-valid" label={say.field} defaultValue="Ada" valid />
        <TextField id="guide-disabled" label={say.field} defaultValue="Ada" disabled />
        <SelectField id="guide-choice" label={say.choice} choices={choices} />
        <TextArea id="guide-text" label={say.text} wide />
        <CheckboxField id="guide-tick" label={say.tick} />
        <CheckboxField id="guide-tick-error" label={say.tick} error={say.error} />
        <FileField id="guide-file" label={say.file} help={say.fileHelp} />
        <FileField id="guide-file-error" label={say.file} help={say.fileHelp} error={say.error} />
      </div>
      <h2>{say.icons}</h2>
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
