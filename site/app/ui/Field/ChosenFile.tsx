import { useLanguage } from '#app/base/language/use-language.ts';
import { classes } from '#app/styles/classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './FileField.module.css';
import { fieldWords } from './field-words.ts';
import { fileSize } from './file-size.ts';

type ChosenFileProps = {
  readonly file: File;
  readonly wrong: boolean;
  readonly progress: number | null;
  readonly onRemove: () => void;
};

/** The file that was chosen: its name and size, a way to remove it, and how much of it has been sent. */
export function ChosenFile({ file, wrong, progress, onRemove }: ChosenFileProps) {
  const language = useLanguage();
  const say = fieldWords[language];
  return (
    <div className={classes(styles.file, wrong && styles.wrongFile)}>
      <Icon name="file" size={20} />
      <p className={styles.name}>
        <strong>{file.name}</strong> <span className={styles.size}>{fileSize(file.size, language)}</span>
      </p>
      {progress === null ? (
        <button type="button" className={styles.remove} onClick={onRemove} aria-label={say.removeFile(file.name)}>
          {say.remove}
        </button>
      ) : (
        <>
          <span className={styles.share}>{say.sent(Math.floor(progress * 100))}</span>
          <progress className={styles.progress} value={progress} max={1} aria-label={file.name} />
        </>
      )}
    </div>
  );
}
