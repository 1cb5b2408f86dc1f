import { Icon } from '../Icon/Icon.tsx';
import styles from './Field.module.css';
import { noteId } from './field-parts.ts';

type FieldNoteProps = {
  readonly id: string;
  readonly help?: string;
  readonly error?: string;
  /** Read aloud as soon as it appears: for an error that comes before the form is sent. */
  readonly announced?: boolean;
};

/** The line below a field: the error in place of the help. Nothing when there is neither. */
export function FieldNote({ id, help, error, announced = false }: FieldNoteProps) {
  if (error) {
    return (
      <p className={styles.error} id={noteId(id)} role={announced ? 'alert' : undefined}>
        <Icon name="warning" size={18} />
        <span>{error}</span>
      </p>
    );
  }
  if (!help) return null;
  return (
    <p className={styles.help} id={noteId(id)}>
      {help}
    </p>
  );
}
