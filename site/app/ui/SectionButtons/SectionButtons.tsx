import type { Section } from '@kontorwerk/contract/content/entry';
import { classes } from '#app/styles/classes.ts';
import { ArrowLink } from '../ArrowLink/ArrowLink.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import type { IconName } from '../Icon/Icon.tsx';
import styles from './SectionButtons.module.css';

/** Returns the arrow for a link's target: down the page, out of the site, or on. */
export function linkIcon(to: string): IconName {
  if (to.startsWith('#')) return 'arrow-down';
  return /^(?:https?:)?\/\//.test(to) ? 'arrow-out' : 'arrow';
}

export type ButtonLook = 'primary' | 'secondary' | 'text';

/** The texts and links of up to two buttons. */
export type ButtonFields = 'button_one_text' | 'button_one_link' | 'button_two_text' | 'button_two_link';

type SectionButtonsProps = {
  readonly section: Pick<Section, ButtonFields>;
  /** The looks of the first and the second button. */
  readonly looks: readonly [ButtonLook, ButtonLook];
  readonly className?: string;
};

function OneButton({ text, to, look }: { readonly text: string; readonly to: string; readonly look: ButtonLook }) {
  if (look === 'text') {
    return (
      <ArrowLink to={to} call={text} icon={linkIcon(to)}>
        {text}
      </ArrowLink>
    );
  }
  return (
    <ButtonLink to={to} call={text} variant={look} icon={linkIcon(to)}>
      {text}
    </ButtonLink>
  );
}

/** A section's call buttons, up to two (§2). A button needs a text and a link; without any, nothing is rendered. */
export function SectionButtons({ section, looks, className }: SectionButtonsProps) {
  const { button_one_text, button_one_link, button_two_text, button_two_link } = section;
  const one = button_one_text !== '' && button_one_link !== '';
  const two = button_two_text !== '' && button_two_link !== '';
  if (!one && !two) return null;
  return (
    <div className={classes('screen-only', styles.buttons, className)}>
      {one && <OneButton text={button_one_text} to={button_one_link} look={looks[0]} />}
      {two && <OneButton text={button_two_text} to={button_two_link} look={looks[1]} />}
    </div>
  );
}
