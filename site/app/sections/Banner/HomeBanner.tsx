import { useEffect, useState } from 'react';
import { classes } from '#app/styles/classes.ts';
import { Picture } from '#app/ui/Picture/Picture.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import { SunStrip } from '#app/ui/SunStrip/SunStrip.tsx';
import type { SectionProps } from '../section-props.ts';
import { BannerText } from './BannerText.tsx';
import { BannerTitle } from './BannerTitle.tsx';
import { isEmpty } from './banner-layout.ts';
import { FirstClockScript } from './FirstClockScript.tsx';
import { HeroSun } from './HeroSun.tsx';
import styles from './HomeBanner.module.css';

const SIZES = '(width < 768px) 110vw, (width < 1100px) 88vw, min(67vw, 960px)';

/** The scene rises only when the page is first opened, not on later visits. */
let hasRisen = false;

/**
 * The home page's banner: the tagline as large as possible, and a scene that rises behind the strip of office hours.
 */
export function HomeBanner({ section }: SectionProps) {
  const { main_title, sub_title, bg_image, bg_image_set, com_image, com_image_set } = section;
  const [stands] = useState(hasRisen);
  useEffect(() => {
    hasRisen = true;
  }, []);
  if (isEmpty(section)) return null;
  return (
    <SectionFrame section={section} bare>
      <div className={classes(styles.sky, !stands && styles.rising)}>
        {bg_image !== '' && <HeroSun />}
        <div className={styles.stage}>
          <div className={styles.words}>
            <div className={styles.title}>
              <BannerTitle text={main_title} eyebrow={sub_title} size="tagline" />
            </div>
            <BannerText section={section} className={styles.text} />
          </div>
          {bg_image !== '' && (
            <div className={styles.scene}>
              <Picture src={bg_image} set={bg_image_set} sizes={SIZES} className={styles.back} eager />
              <Picture src={com_image} set={com_image_set} sizes={SIZES} className={styles.front} eager />
            </div>
          )}
        </div>
      </div>
      <SunStrip />
      <FirstClockScript />
    </SectionFrame>
  );
}
