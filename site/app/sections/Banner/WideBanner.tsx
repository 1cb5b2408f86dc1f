import { useContext } from 'react';
import { LeadContext } from '#app/ui/Heading/heading-level.ts';
import { Picture } from '#app/ui/Picture/Picture.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import type { SectionProps } from '../section-props.ts';
import { BannerPath } from './BannerPath.tsx';
import { BannerText } from './BannerText.tsx';
import { BannerTitle } from './BannerTitle.tsx';
import { chooseTitleSize } from './title-size.ts';
import styles from './WideBanner.module.css';

/** Title and text above, the picture below at content width, aligned to the section's lower edge. */
export function WideBanner({ section }: SectionProps) {
  const { main_title, sub_title, bg_image, bg_image_set } = section;
  const leads = useContext(LeadContext);
  return (
    <SectionFrame section={section} bare className={styles.frame}>
      <div className="container">
        <div className={styles.words}>
          <BannerPath title={main_title} />
          <div className={`grid ${styles.row}`}>
            <div className={styles.title}>
              <BannerTitle text={main_title} eyebrow={sub_title} size={chooseTitleSize(main_title, 'wide')} />
            </div>
            <BannerText section={section} className={styles.text} />
          </div>
        </div>
        <Picture
          src={bg_image}
          set={bg_image_set}
          sizes="(width < 768px) 100vw, (width < 1440px) 92vw, 1296px"
          className={styles.picture}
          eager={leads}
        />
      </div>
    </SectionFrame>
  );
}
