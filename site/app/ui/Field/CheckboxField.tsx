import type { InputHTMLAttributes, ReactNode } from 'react';
import { classes } from '#app/styles/classes.ts';
import check from './check.module.css';
import styles from './Field.module.css';
import { FieldNote } from './FieldNote.tsx';
import { controlProps, type FieldProps } from './field-parts.ts';

type CheckboxFieldProps = Omit<FieldProps, 'optional'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'className' | 'type'> & {
    /** Follows the label without being part of it: links to the terms. */
    readonly children?: ReactNode;
  };

/** A checkbox with its label beside it. */
export function CheckboxField({ id, label, help, error, valid, wide, children, ...input }: CheckboxFieldProps) {
  const control = controlProps({ id, label, help, error, valid });
  return (
    <div className={classes(styles.field, styles.checkField, wide && styles.wide)}>
      <input type="checkbox" {...input} {...control} className={check.check} />
      <div className={styles.checkText}>
        <label htmlFor={id}>{label}</label>
        {children}
        <FieldNote id={id} help={help} error={error} />
      </div>
    </div>
  );
}
