import { FORM_WORDS } from '@kontorwerk/contract/words/form-words';
import type { Ref } from 'react';
import { useWords } from '#app/base/language/own-words.ts';
import { Button } from '#app/ui/Button/Button.tsx';
import { Icon } from '#app/ui/Icon/Icon.tsx';
import styles from './Form.module.css';

/** The readiness flag of §4, always true; nothing else disables a submit button. */
const FORM_IS_READY: boolean = true;

type FormEndProps = {
  readonly button: string;
  readonly sending: boolean;
  /** The error of the form as a whole; empty if there is none. */
  readonly message: string;
  /** The element of the error. */
  readonly ref: Ref<HTMLParagraphElement>;
};

/** The end of a form: submit button, status and error. While the form is being sent, the button keeps its focus. */
export function FormEnd({ button, sending, message, ref }: FormEndProps) {
  const t = useWords('form', FORM_WORDS);
  return (
    <div className={styles.end}>
      <div className={styles.buttonRow}>
        <Button type="submit" disabled={!FORM_IS_READY} aria-disabled={sending || undefined}>
          {button}
        </Button>
        <p role="status" className={styles.status}>
          {sending ? t.sending : ''}
        </p>
      </div>
      {message !== '' && (
        <p role="alert" className={styles.message} ref={ref}>
          <Icon name="warning" size={22} />
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}
