import { FILE_WORDS } from '@kontorwerk/contract/words/form-words';
import { type ChangeEvent, type InputHTMLAttributes, useRef, useState } from 'react';
import { useWords } from '#app/base/language/own-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { classes } from '#app/styles/classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ChosenFile, formatFileSize } from './ChosenFile.tsx';
import field from './Field.module.css';
import { FieldNote } from './FieldNote.tsx';
import styles from './FileField.module.css';
import { controlProps, type FieldProps, helpId } from './field-parts.ts';
import { fieldPhrases } from './field-phrases.ts';

type FileFieldProps = Omit<FieldProps, 'optional' | 'valid'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'className' | 'type' | 'onChange'> & {
    /** Called when a file is chosen, replaced or removed. */
    readonly onChoose?: (file: File | null) => void;
    /** Advice on an invalid file; announced as soon as it appears. */
    readonly advice?: string | undefined;
    /** The uploaded fraction of the file, 0 to 1; null when nothing is being sent. */
    readonly progress?: number | null;
  };

/**
 * A file field with a drop zone. The input covers the zone, so choosing, dropping and the keyboard work natively;
 * without a script it is visible.
 */
export function FileField({
  id,
  label,
  help,
  error,
  advice,
  wide,
  onChoose,
  progress = null,
  ...input
}: FileFieldProps) {
  const t = useWords('file', FILE_WORDS);
  const language = useLanguage();
  const control = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [over, setOver] = useState(false);
  const choose = (chosen: File | null) => {
    setOver(false);
    setFile(chosen);
    onChoose?.(chosen);
  };
  const remove = () => {
    if (control.current) control.current.value = '';
    choose(null);
    control.current?.focus();
  };
  return (
    <div className={classes(field.field, wide && field.wide)}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes(styles.frame, file !== null && styles.filled, error && styles.wrong)}>
        <div className={classes(styles.zone, over && styles.over)}>
          <Icon name="upload" size={28} />
          <p className={styles.invitation} aria-hidden="true">
            <strong>{t.dropHere}</strong> {t.or} <span className={styles.link}>{t.choose}</span>
          </p>
          {help && (
            <p className={styles.limits} id={helpId(id)}>
              {help}
            </p>
          )}
          <input
            type="file"
            {...input}
            {...controlProps({ id, label, help, error })}
            className={styles.input}
            ref={control}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => choose(currentTarget.files?.[0] ?? null)}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
          />
        </div>
        {file && <ChosenFile file={file} wrong={error !== undefined} progress={progress} onRemove={remove} />}
      </div>
      {/* Announces a dropped file; errors are alerts. */}
      <p role="status" className="visually-hidden">
        {file && !error && fieldPhrases[language].chosen(file.name, formatFileSize(file.size, language))}
      </p>
      <FieldNote id={id} error={error} announced />
      {advice && (
        <p className={field.help} role="status">
          {advice}
        </p>
      )}
    </div>
  );
}
