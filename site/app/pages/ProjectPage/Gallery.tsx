import type { GalleryPicture } from '@kontorwerk/contract/content/entry';
import { Picture } from '#app/ui/Picture/Picture.tsx';
import styles from './Gallery.module.css';

const SIZES = '(width >= 1440px) 650px, (width >= 768px) 47vw, 93vw';

/** The pictures of a case, two side by side, each as it is: what is cut off may be what it shows, or half of a word. */
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
