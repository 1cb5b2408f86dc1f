import type { InputHTMLAttributes } from 'react';
import { Field } from './Field.tsx';
import { controlProps, type FieldProps } from './field-parts.ts';

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'className'>;

/** A single-line text field. */
export function TextField({ id, label, help, error, valid, optional, wide, ...input }: TextFieldProps) {
  const field = { id, label, help, error, valid, optional, wide };
  return (
    <Field {...field}>
      <input type="text" {...input} {...controlProps(field)} />
    </Field>
  );
}
