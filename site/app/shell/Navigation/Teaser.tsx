import type { MenuTeaser } from '#app/base/menu-types.ts';
import { ArrowText } from '#app/ui/ArrowLink/ArrowLink.tsx';
import { LocalLink } from '#app/ui/LocalLink/LocalLink.tsx';
import { Picture } from '#app/ui/Picture/Picture.tsx';
import styles from './Teaser.module.css';

/** A content teaser beside the links of a panel; its picture is fetched when the panel opens. */
export function Teaser({ teaser }: { readonly teaser: MenuTeaser }) {
  return (
    <LocalLink to={teaser.to} className={styles.teaser}>
      <Picture src={teaser.image} set={teaser.image_set} sizes="400px" alt="" className={styles.picture} />
      <span>
        <span className={styles.title}>{teaser.title}</span>
        {teaser.text !== '' && <span className={styles.text}>{teaser.text}</span>}
        <ArrowText>{teaser.action}</ArrowText>
      </span>
    </LocalLink>
  );
}
