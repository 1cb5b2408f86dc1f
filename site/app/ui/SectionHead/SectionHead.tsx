import type { Section } from '@kontorwerk/contract/content/entry';
import type { ReactNode } from 'react';
import { classes } from '#app/styles/classes.ts';
import { Eyebrow } from '../Heading/Eyebrow.tsx';
import { Heading } from '../Heading/Heading.tsx';
import styles from './SectionHead.module.css';

type SectionHeadProps = {
  readonly section: Pick<Section, 'main_title' | 'sub_title' | 'description'>;
  /** The heading's id, for `aria-labelledby`. */
  readonly id?: string;
  /** Rendered at the right instead of the description: controls, a link. */
  readonly aside?: ReactNode;
};

/**
 * A ruled section head: number, title, and the description or controls at the right. The numbers are CSS counters, and
 * only heads below such a rule have one: not a title beside a picture, a text or questions.
 */
export function SectionHead({ section, id, aside }: SectionHeadProps) {
  const { main_title, sub_title, description } = section;
  if (main_title === '' && description === '' && !aside) return null;
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <Eyebrow text={sub_title} />
        <Heading text={main_title} size="section" id={id} />
        {aside && description !== '' && <p className={classes('lines', styles.below)}>{description}</p>}
      </div>
      {aside ? (
        <div className={styles.aside}>{aside}</div>
      ) : (
        description !== '' && <p className={classes('lines', styles.description)}>{description}</p>
      )}
    </div>
  );
}
