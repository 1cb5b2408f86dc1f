import type { SelectHTMLAttributes } from 'react';
import { classes } from '#app/styles/classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Field.module.css';
import { Field } from './Field.tsx';
import { controlProps, type FieldProps } from './field-parts.ts';

export type Choice = { readonly value: string; readonly label: string };

type SelectFieldProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps | 'className' | 'children'> & {
    readonly choices: readonly Choice[];
  };

/** A select. It always has a value, so a valid mark would say nothing. */
export function SelectField({
  id,
  label,
  help,
  error,
  valid: _valid,
  optional,
  wide,
  choices,
  ...select
}: SelectFieldProps) {
  const field = { id, label, help, error, optional, wide };
  const control = controlProps(field);
  return (
    <Field {...field}>
      <select {...select} {...control} className={classes(control.className, styles.select)}>
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <span className={styles.chevron}>
        <Icon name="chevron" size={20} />
      </span>
    </Field>
  );
}
