import { Picture } from '#app/ui/Picture/Picture.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import { SunStrip } from '#app/ui/SunStrip/SunStrip.tsx';
import type { SectionProps } from '../section-props.ts';
import { BannerText } from './BannerText.tsx';
import { BannerTitle } from './BannerTitle.tsx';
import { isEmpty } from './banner-layout.ts';
import styles from './HomeBanner.module.css';

/** The home page's banner: the tagline as large as it goes, a scene that rises behind the strip of the offices' day. */
export function HomeBanner({ section }: SectionProps) {
  const { main_title, sub_title, bg_image, bg_image_set } = section;
  if (isEmpty(section)) return null;
  return (
    <SectionFrame section={section} bare>
      <div className={styles.stage}>
        <div className={styles.words}>
          <div className={styles.title}>
            <BannerTitle text={main_title} eyebrow={sub_title} size="tagline" />
          </div>
          <BannerText section={section} className={styles.text} />
        </div>
        {bg_image !== '' && (
          <div className={styles.scene}>
            <Picture
              src={bg_image}
              set={bg_image_set}
              sizes="(width < 768px) 148vw, (width < 1100px) 88vw, min(67vw, 960px)"
              className={styles.picture}
              eager
            />
          </div>
        )}
      </div>
      <SunStrip />
    </SectionFrame>
  );
}
