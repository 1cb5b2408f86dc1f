import { classes } from '#app/styles/classes.ts';
import styles from './Prose.module.css';
import tables from './tables.module.css';
import { useInnerLinks } from './use-inner-links.ts';

/** Text that a backend delivers as HTML; the server sanitised it before it came here. */
export function Prose({ html, className }: { readonly html: string; readonly className?: string }) {
  const followInside = useInnerLinks();
  if (html === '') return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is used, by key as well
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser turns the Enter key on a link into a click
    <div
      className={classes(styles.prose, tables.tables, className)}
      onClick={followInside}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the content store, the only way in
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
