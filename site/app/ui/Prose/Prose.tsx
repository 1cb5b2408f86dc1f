import { classes } from '#app/styles/classes.ts';
import styles from './Prose.module.css';
import tables from './tables.module.css';

/** Text that a backend delivers as HTML; the server sanitised it before it came here. */
export function Prose({ html, className }: { readonly html: string; readonly className?: string }) {
  if (html === '') return null;
  return (
    <div
      className={classes(styles.prose, tables.tables, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the content store, the only way in
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
