import { classes } from '#app/styles/classes.ts';
import styles from './Field.module.css';

/** What a check found about a field. */
export type FieldMark = {
  /** What is wrong, as a sentence; stands above the help. */
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

/** The id of a field's error, which stands below it. */
export function errorId(id: string): string {
  return `${id}-error`;
}

/** The id of a field's help, which stands below it. */
export function helpId(id: string): string {
  return `${id}-help`;
}

/** What describes a control: its error first, then its help, which says how to mend it. */
function describedBy({ id, help, error }: FieldProps): string | undefined {
  return classes(error ? errorId(id) : undefined, help ? helpId(id) : undefined) || undefined;
}

/** What ties a control to its label, its help and its error. */
export function controlProps(field: FieldProps): Described {
  const { id, error, valid = false } = field;
  return {
    id,
    className: classes(styles.control, valid && styles.valid),
    'aria-describedby': describedBy(field),
    'aria-invalid': error ? true : undefined,
  };
}
