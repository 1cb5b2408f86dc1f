import { classes } from '#app/styles/classes.ts';
import styles from './Field.module.css';

/** The result of a field's last check. */
export type FieldMark = {
  /** The error as a sentence; shown above the help. */
  readonly error?: string;
  /** Whether the last check found the field valid. */
  readonly valid?: boolean;
};

/** Common to all kinds of field. */
export type FieldProps = FieldMark & {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  /** Marks the exception: fields are required by default. */
  readonly optional?: boolean;
  /** Takes the whole row of a two-column form. */
  readonly wide?: boolean;
};

type Described = {
  readonly id: string;
  readonly className: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
};

/** Returns the id of a field's error, shown below it. */
export function errorId(id: string): string {
  return `${id}-error`;
}

/** Returns the id of a field's help, shown below it. */
export function helpId(id: string): string {
  return `${id}-help`;
}

/** Returns the ids that describe a control: its error first, then its help, which says how to fix it. */
function describedBy({ id, help, error }: FieldProps): string | undefined {
  return classes(error ? errorId(id) : undefined, help ? helpId(id) : undefined) || undefined;
}

/** Returns the attributes that tie a control to its label, help and error. */
export function controlProps(field: FieldProps): Described {
  const { id, error, valid = false } = field;
  return {
    id,
    className: classes(styles.control, valid && styles.valid),
    'aria-describedby': describedBy(field),
    'aria-invalid': error ? true : undefined,
  };
}
