import type { Section } from '@kontorwerk/contract/content/entry';
import type { Tone } from '@kontorwerk/contract/content/section-layouts';
import { type ReactNode, useContext } from 'react';
import { FRAME_IDS } from '#app/base/frame-ids.ts';
import { classes } from '#app/styles/classes.ts';
import styles from './SectionFrame.module.css';
import { SectionPlaceContext } from './section-place.ts';

type SectionFrameProps = {
  readonly section: Section;
  /** The default background. */
  readonly tone?: Tone;
  /** Without the padding above and below, for sections with their own. */
  readonly bare?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
};

/** The element around a section: background, padding, and its id as anchor. */
export function SectionFrame({ section, tone = 'paper', bare = false, className, children }: SectionFrameProps) {
  return (
    // `gradual-layout.ts` may style it before it is hydrated.
    <section
      suppressHydrationWarning
      className={classes('tone', styles.frame, !bare && styles.padded, className)}
      data-tone={section.tone === '' ? tone : section.tone}
      data-kind={section.component_name}
      data-layout={section.layout === '' ? undefined : section.layout}
      data-place={useContext(SectionPlaceContext)}
      id={section.id === '' || FRAME_IDS.includes(section.id) ? undefined : section.id}
    >
      {children}
    </section>
  );
}
