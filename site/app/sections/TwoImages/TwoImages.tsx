import type { Card, ImageSet } from '@kontorwerk/contract/content/entry';
import { SECTION_LAYOUTS } from '@kontorwerk/contract/content/section-layouts';
import { classes } from '#app/styles/classes.ts';
import { Picture } from '#app/ui/Picture/Picture.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import { SectionHead } from '#app/ui/SectionHead/SectionHead.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './TwoImages.module.css';

const LAYOUTS = SECTION_LAYOUTS.TwoImages;

const PAIRS = { 'wide-left': styles.wideLeft, 'wide-right': styles.wideRight, equal: undefined };

type FigureProps = {
  readonly src: string;
  readonly set: ImageSet | null;
  readonly caption: Card | undefined;
  readonly className?: string | undefined;
};

function CaptionedPicture({ src, set, caption, className }: FigureProps) {
  if (src === '') return null;
  const { title = '', description = '' } = caption ?? {};
  return (
    <figure className={className}>
      <Picture
        src={src}
        set={set}
        sizes="(width < 768px) 92vw, (width < 1440px) 54vw, 746px"
        className={styles.picture}
      />
      {(title !== '' || description !== '') && (
        <figcaption className={styles.caption}>
          {title !== '' && <strong className={styles.name}>{title}</strong>}
          {description !== '' && <span className={styles.description}>{description}</span>}
        </figcaption>
      )}
    </figure>
  );
}

/** Two pictures in a row, each captioned by the card at its position. */
export function TwoImages({ section }: SectionProps) {
  const layout = LAYOUTS.find((known) => known === section.layout) ?? LAYOUTS[0];
  const { main_title, bg_image, bg_image_set, com_image, com_image_set, card_components } = section;
  if (main_title === '' && bg_image === '' && com_image === '') return null;
  return (
    <SectionFrame section={section} className={classes(main_title === '' && styles.continued)}>
      <div className="container">
        <SectionHead section={section} />
        <div className={classes(styles.pair, PAIRS[layout])}>
          <CaptionedPicture src={bg_image} set={bg_image_set} caption={card_components[0]} />
          <CaptionedPicture
            src={com_image}
            set={com_image_set}
            caption={card_components[1]}
            className={styles.second}
          />
        </div>
      </div>
    </SectionFrame>
  );
}
