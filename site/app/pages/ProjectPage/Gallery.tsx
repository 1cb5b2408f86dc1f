import type { GalleryPicture } from '@kontorwerk/contract/content/entry';
import { Picture } from '#app/ui/Picture/Picture.tsx';
import styles from './Gallery.module.css';

/** Pictures are 4:3, wider than their places, which are 8:7. */
const SIZES = '(width >= 1440px) 742px, (width >= 768px) 54vw, 107vw';

/** The pictures of a case, two side by side, each with a corner of its own. */
export function Gallery({ pictures }: { readonly pictures: readonly GalleryPicture[] }) {
  return (
    <div className={styles.gallery}>
      {pictures.map(({ image, image_set, caption }) => (
        <figure key={image}>
          <Picture src={image} set={image_set} sizes={SIZES} className={styles.picture} />
          {caption !== '' && <figcaption className={styles.caption}>{caption}</figcaption>}
        </figure>
      ))}
    </div>
  );
}
