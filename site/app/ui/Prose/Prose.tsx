import { classes } from '#app/styles/classes.ts';
import styles from './Prose.module.css';
import tables from './tables.module.css';

type ProseProps = {
  readonly html: string;
  readonly className?: string;
  /** What addresses name it by. */
  readonly id?: string | undefined;
};

/** Text that a backend delivers as HTML; the server sanitised it before it came here. */
export function Prose({ html, className, id }: ProseProps) {
  if (html === '') return null;
  return (
    <div
      id={id}
      // Whoever goes there goes on from there, with keys too.
      tabIndex={id === undefined ? undefined : -1}
      className={classes(styles.prose, tables.tables, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the content store, the only way in
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
