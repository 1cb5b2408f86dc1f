import { classes } from '#app/styles/classes.ts';
import styles from './Field.module.css';

/** What a check found about a field. */
export type FieldMark = {
  /** What is wrong, as a sentence; stands in place of the help. */
  readonly error?: string;
  /** The last check found the field in order. */
  readonly valid?: boolean;
};

/** What every kind of field has. */
export type FieldProps = FieldMark & {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  /** Marks the exception: fields are required unless they say otherwise. */
  readonly optional?: boolean;
  /** Takes the whole row of a form of two columns. */
  readonly wide?: boolean;
};

type Described = {
  readonly id: string;
  readonly className: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
};

/** The id of the line below a field: its error, else its help. */
export function noteId(id: string): string {
  return `${id}-note`;
}

/** What ties a control to its label, its help and its error. */
export function controlProps({ id, help, error, valid = false }: FieldProps): Described {
  return {
    id,
    className: classes(styles.control, valid && styles.valid),
    'aria-describedby': error || help ? noteId(id) : undefined,
    'aria-invalid': error ? true : undefined,
  };
}
