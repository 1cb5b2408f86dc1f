import { Icon } from '../Icon/Icon.tsx';
import styles from './Field.module.css';
import { errorId, helpId } from './field-parts.ts';

type FieldNoteProps = {
  readonly id: string;
  readonly help?: string;
  readonly error?: string;
  /** Announced as soon as it appears: for an error that comes before the form is sent. */
  readonly announced?: boolean;
};

/** The error and the help below a field, each if there is one. */
export function FieldNote({ id, help, error, announced = false }: FieldNoteProps) {
  return (
    <>
      {error && (
        <p className={styles.error} id={errorId(id)} role={announced ? 'alert' : undefined}>
          <Icon name="warning" size={18} />
          <span>{error}</span>
        </p>
      )}
      {help && (
        <p className={styles.help} id={helpId(id)}>
          {help}
        </p>
      )}
    </>
  );
}
