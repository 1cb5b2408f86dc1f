import type { Ref, TextareaHTMLAttributes } from 'react';
import { classes } from '#app/styles/classes.ts';
import styles from './Field.module.css';
import { Field } from './Field.tsx';
import { controlProps, type FieldProps } from './field-parts.ts';

type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps | 'className'> & {
    readonly ref?: Ref<HTMLTextAreaElement>;
  };

/** A multi-line text field; grows with its content where the browser can. */
export function TextArea({ id, label, help, error, valid, optional, wide, ...area }: TextAreaProps) {
  const field = { id, label, help, error, valid, optional, wide };
  const control = controlProps(field);
  return (
    <Field {...field}>
      <textarea rows={4} {...area} {...control} className={classes(control.className, styles.area)} />
    </Field>
  );
}
