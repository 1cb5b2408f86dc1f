import type { GalleryPicture } from '@kontorwerk/contract/content/entry';
import { Picture } from '#app/ui/Picture/Picture.tsx';
import styles from './Gallery.module.css';

const SIZES = '(width >= 1440px) 650px, (width >= 768px) 47vw, 93vw';

/** A case's pictures, in two columns and uncropped: a crop could cut off the subject or half of a word. */
export function Gallery({ pictures }: { readonly pictures: readonly GalleryPicture[] }) {
  return (
    <div className={styles.gallery}>
      {pictures.map(({ image, image_set, caption }) => (
        <figure key={image}>
          <Picture src={image} set={image_set} sizes={SIZES} />
          {caption !== '' && <figcaption className={styles.caption}>{caption}</figcaption>}
        </figure>
      ))}
    </div>
  );
}
