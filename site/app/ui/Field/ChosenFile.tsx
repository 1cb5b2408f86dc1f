import type { Language } from '@kontorwerk/contract/languages';
import { useLanguage } from '#app/base/language/use-language.ts';
import { classes } from '#app/styles/classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './FileField.module.css';
import { fieldPhrases } from './field-phrases.ts';

const MEGABYTE = 1024 * 1024;
const KILOBYTE = 1024;

/** Formats a file's size: `14.2 MB`, `380 kB`. */
export function formatFileSize(bytes: number, language: Language): string {
  const large = bytes >= MEGABYTE / 10;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: large ? 1 : 0 });
  return large ? `${number.format(bytes / MEGABYTE)}\u00a0MB` : `${number.format(Math.ceil(bytes / KILOBYTE))}\u00a0kB`;
}

type ChosenFileProps = {
  readonly file: File;
  readonly wrong: boolean;
  readonly progress: number | null;
  readonly onRemove: () => void;
};

/** The chosen file: name, size, remove button and upload progress. */
export function ChosenFile({ file, wrong, progress, onRemove }: ChosenFileProps) {
  const language = useLanguage();
  const t = fieldPhrases[language];
  return (
    <div className={classes(styles.file, wrong && styles.wrongFile)}>
      <Icon name="file" size={20} />
      <p className={styles.name}>
        <strong>{file.name}</strong> <span className={styles.size}>{formatFileSize(file.size, language)}</span>
      </p>
      {progress === null ? (
        <button type="button" className={styles.remove} onClick={onRemove} aria-label={t.removeFile(file.name)}>
          {t.remove}
        </button>
      ) : (
        <>
          <span className={styles.share}>{t.sent(Math.floor(progress * 100))}</span>
          <progress className={styles.progress} value={progress} max={1} aria-label={file.name} />
        </>
      )}
    </div>
  );
}
