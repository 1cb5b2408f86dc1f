import { classes } from '#app/styles/classes.ts';
import { Eyebrow } from '#app/ui/Heading/Eyebrow.tsx';
import { Heading } from '#app/ui/Heading/Heading.tsx';
import { Picture } from '#app/ui/Picture/Picture.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import type { SectionProps } from '../section-props.ts';
import { BannerText } from './BannerText.tsx';
import styles from './CallBanner.module.css';
import { CallPattern } from './CallPattern.tsx';

/** Length from which a call's title is set smaller, in letters. */
const LONG_FROM = 36;

/** The call at the end of a page: a sentence, a button, and at the right a picture or the brand's shapes. */
export function CallBanner({ section }: SectionProps) {
  const { main_title, sub_title, bg_image, bg_image_set } = section;
  return (
    <SectionFrame section={section} tone="marigold" bare className={styles.call}>
      <div className={classes('container', styles.words)}>
        <Eyebrow text={sub_title} strong />
        <Heading
          text={main_title}
          size="display"
          className={classes(styles.title, main_title.length >= LONG_FROM && styles.long)}
        />
        <BannerText section={section} className={styles.text} />
      </div>
      <div className={styles.side}>
        {bg_image === '' ? (
          <CallPattern text={main_title} />
        ) : (
          <Picture
            src={bg_image}
            set={bg_image_set}
            sizes="(width < 768px) 100vw, 40vw"
            cuts={[{ shape: 'tall', media: '(width >= 768px)', sizes: '40vw' }]}
            fill
          />
        )}
      </div>
    </SectionFrame>
  );
}
