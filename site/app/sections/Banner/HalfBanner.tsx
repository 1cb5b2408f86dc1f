import { useContext } from 'react';
import half from '#app/ui/Half/Half.module.css';
import { Half } from '#app/ui/Half/Half.tsx';
import { LeadContext } from '#app/ui/Heading/heading-level.ts';
import { MovingPicture } from '#app/ui/MovingPicture/MovingPicture.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import type { SectionProps } from '../section-props.ts';
import { BannerPath } from './BannerPath.tsx';
import { BannerText } from './BannerText.tsx';
import { BannerTitle } from './BannerTitle.tsx';
import { chooseTitleSize } from './title-size.ts';

/** Text at the left, a picture from the middle to the screen's edge, ruled below. */
export function HalfBanner({ section }: SectionProps) {
  const { main_title, sub_title, bg_image, bg_image_set } = section;
  const leads = useContext(LeadContext);
  return (
    <SectionFrame section={section} bare className={half.frame}>
      <Half
        path={<BannerPath title={main_title} />}
        picture={
          bg_image !== '' && (
            <MovingPicture src={bg_image} set={bg_image_set} sizes="(width < 1100px) 100vw, 50vw" fill eager={leads} />
          )
        }
      >
        <BannerTitle text={main_title} eyebrow={sub_title} size={chooseTitleSize(main_title, 'narrow')} />
        <BannerText section={section} className={half.text} />
      </Half>
    </SectionFrame>
  );
}
