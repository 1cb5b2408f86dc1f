import { FILE_WORDS } from '@kontorwerk/contract/words/form-words';
import type { ReactNode } from 'react';
import { useWords } from '#app/base/language/own-words.ts';
import { classes } from '#app/styles/classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Field.module.css';
import { FieldNote } from './FieldNote.tsx';
import type { FieldProps } from './field-parts.ts';

/** A field's frame: the label above, the control, the state's icon inside it, help or error below. */
export function Field({ children, ...field }: FieldProps & { readonly children: ReactNode }) {
  const { id, label, help, error, valid = false, optional = false, wide = false } = field;
  const t = useWords('file', FILE_WORDS);
  return (
    <div className={classes(styles.field, wide && styles.wide)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}>{` ${t.optional}`}</span>}
      </label>
      <div className={styles.box}>
        {children}
        {(error || valid) && (
          <span className={error ? styles.stateError : styles.stateValid}>
            <Icon name={error ? 'warning' : 'check'} size={20} />
          </span>
        )}
      </div>
      <FieldNote id={id} help={help} error={error} />
    </div>
  );
}
