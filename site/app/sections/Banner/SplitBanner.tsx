import { useContext } from 'react';
import { LeadContext } from '#app/ui/Heading/heading-level.ts';
import { MovingPicture } from '#app/ui/MovingPicture/MovingPicture.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import type { SectionProps } from '../section-props.ts';
import { BannerPath } from './BannerPath.tsx';
import { BannerText } from './BannerText.tsx';
import { BannerTitle } from './BannerTitle.tsx';
import styles from './SplitBanner.module.css';

const SIZES = '(width < 768px) 95vw, (width < 1100px) 88vw, min(55vw, 960px)';

/**
 * On a strong background: text at the left, a picture at the right, aligned to the lower edge and the screen's side.
 */
export function SplitBanner({ section }: SectionProps) {
  const { main_title, sub_title, bg_image, bg_image_set } = section;
  const leads = useContext(LeadContext);
  return (
    <SectionFrame section={section} tone="petrol" bare>
      <div className={styles.split}>
        <div className={styles.words}>
          <BannerPath title={main_title} />
          <div className={styles.middle}>
            <BannerTitle text={main_title} eyebrow={sub_title} size="long" />
            <BannerText section={section} className={styles.text} />
          </div>
        </div>
        {bg_image !== '' && (
          <div className={styles.side}>
            <MovingPicture src={bg_image} set={bg_image_set} sizes={SIZES} eager={leads} />
          </div>
        )}
      </div>
    </SectionFrame>
  );
}
