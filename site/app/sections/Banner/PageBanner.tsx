import { useContext } from 'react';
import { classes } from '#app/styles/classes.ts';
import { LeadContext } from '#app/ui/Heading/heading-level.ts';
import { Picture } from '#app/ui/Picture/Picture.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import type { SectionProps } from '../section-props.ts';
import { BannerPath } from './BannerPath.tsx';
import { BannerText } from './BannerText.tsx';
import { BannerTitle } from './BannerTitle.tsx';
import styles from './PageBanner.module.css';
import { chooseTitleSize } from './title-size.ts';

/**
 * A page's title, as large as its length allows, with the description at its right and an optional full-width picture.
 */
export function PageBanner({ section }: SectionProps) {
  const { main_title, sub_title, bg_image, bg_image_set } = section;
  const leads = useContext(LeadContext);
  return (
    <SectionFrame section={section} bare>
      <div className={classes('container', styles.page, bg_image === '' && styles.ruled)}>
        <BannerPath title={main_title} />
        <div className={`grid ${styles.row}`}>
          <div className={styles.title}>
            <BannerTitle text={main_title} eyebrow={sub_title} size={chooseTitleSize(main_title, 'wide')} />
          </div>
          <BannerText section={section} className={styles.text} />
        </div>
      </div>
      <Picture src={bg_image} set={bg_image_set} sizes="100vw" className={styles.picture} eager={leads} />
    </SectionFrame>
  );
}
