import { classes } from '#app/styles/classes.ts';
import styles from './Prose.module.css';
import tables from './tables.module.css';

type ProseProps = {
  readonly html: string;
  readonly className?: string;
  /** The anchor. */
  readonly id?: string | undefined;
};

/** HTML text from a backend, sanitised by the server. */
export function Prose({ html, className, id }: ProseProps) {
  if (html === '') return null;
  return (
    <div
      id={id}
      // Focusable, so that keyboard users continue from there.
      tabIndex={id === undefined ? undefined : -1}
      className={classes(styles.prose, tables.tables, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the content store, the only way in
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
