import type { Section } from '@kontorwerk/contract/content/entry';
import { classes } from '#app/styles/classes.ts';
import { type ButtonFields, type ButtonLook, SectionButtons } from '#app/ui/SectionButtons/SectionButtons.tsx';
import styles from './BannerText.module.css';

type BannerTextProps = {
  readonly section: Pick<Section, ButtonFields | 'description'>;
  readonly looks?: readonly [ButtonLook, ButtonLook];
  readonly className?: string;
};

/** A banner's text and buttons; nothing if it has neither. */
export function BannerText({ section, looks = ['primary', 'secondary'], className }: BannerTextProps) {
  const { description, button_one_text, button_two_text } = section;
  if (description === '' && button_one_text === '' && button_two_text === '') return null;
  return (
    <div className={classes(styles.text, className)}>
      {description !== '' && <p className={classes('lines', styles.description)}>{description}</p>}
      <SectionButtons section={section} looks={looks} />
    </div>
  );
}
