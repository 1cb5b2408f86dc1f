import { TONES } from '@kontorwerk/contract/content/section-layouts';
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

const CHOICES = ['Online shops', 'Web development'].map((label) => ({ value: label, label }));

/** Buttons and links on every background, fields in every state, and the icons. */
export function Controls() {
  return (
    <>
      <h2>Controls</h2>
      {TONES.map((tone) => (
        <div key={tone} className={`tone ${styles.ground}`} data-tone={tone}>
          <code>{tone}</code>
          <ButtonLink to="/">Send message</ButtonLink>
          <ButtonLink to="/" variant="secondary">
            Send message
          </ButtonLink>
          <ButtonLink to="/" size="small" icon="arrow-down">
            Send message
          </ButtonLink>
          <Button disabled>Send message</Button>
          <ArrowLink to="/projects">See the projects</ArrowLink>
          <LocalDate date="2026-11-21" />
        </div>
      ))}
      <h2>Fields</h2>
      <div className={styles.fields}>
        <TextField id="guide-plain" label="First name" />
        <TextField id="guide-help" label="First name" help="As colleagues call you." optional />
        <TextField id="guide-error" label="First name" error="First name is required." />
        <TextField id="guide-valid" label="First name" defaultValue="Ada" valid />
        <TextField id="guide-disabled" label="First name" defaultValue="Ada" disabled />
        <SelectField id="guide-choice" label="Service" choices={CHOICES} />
        <TextArea id="guide-text" label="Message" wide />
        <CheckboxField id="guide-tick" label="I accept the terms and conditions." />
        <CheckboxField
          id="guide-tick-error"
          label="I accept the terms and conditions."
          error="First name is required."
        />
        <FileField id="guide-file" label="Resume" help="PDF, DOC, DOCX, PPT or PPTX, up to 10 MB" />
        <FileField
          id="guide-file-error"
          label="Resume"
          help="PDF, DOC, DOCX, PPT or PPTX, up to 10 MB"
          error="First name is required."
        />
      </div>
      <h2>Icons</h2>
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
