import type { Language } from '@kontorwerk/contract/languages';
import { useLanguage } from '#app/base/language/use-language.ts';
import { classes } from '#app/styles/classes.ts';
import plusSign from '../PlusSign/plus-sign.module.css';
import styles from './Contents.module.css';
import type { Part } from './with-contents.ts';

const CONTENTS: Readonly<Record<Language, string>> = { en: 'Contents', de: 'Inhalt' };

type ContentsProps = { readonly parts: readonly Part[]; readonly className?: string };

function Parts({ parts }: Pick<ContentsProps, 'parts'>) {
  return (
    <ol className={styles.parts}>
      {parts.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.part}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}

/**
 * A table of contents: beside the text in wide windows, with the current part marked, else above it and closed. Only
 * one of the two is rendered at a time.
 */
export function Contents({ parts, className }: ContentsProps) {
  const title = CONTENTS[useLanguage()];
  return (
    <nav aria-label={title} className={classes('screen-only', styles.contents, className)}>
      <details className={styles.folded}>
        <summary className={styles.summary}>
          {title}
          <span className={plusSign.plus} aria-hidden="true" />
        </summary>
        <Parts parts={parts} />
      </details>
      <div className={styles.beside}>
        <p className={styles.title}>{title}</p>
        <Parts parts={parts} />
      </div>
    </nav>
  );
}
