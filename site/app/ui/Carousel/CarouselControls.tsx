import { classes } from '#app/styles/classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './CarouselControls.module.css';
import type { CarouselWords } from './carousel-words.ts';
import perView from './per-view.module.css';
import type { CarouselState } from './use-carousel.ts';
import { TOGGLE } from './use-is-paused.ts';

type ControlsProps = {
  readonly state: CarouselState;
  /** The id of the slides' element. */
  readonly controls: string;
  readonly autoplays: boolean;
  /** The window width from which all slides fit. */
  readonly fitsFrom: number | null;
  readonly t: CarouselWords;
};

const LINE = 120;

/** The controls of a carousel: play and pause, position, progress line, previous and next. */
export function CarouselControls({ state, controls, autoplays, fitsFrom, t }: ControlsProps) {
  const { position, stopped, move, toggle } = state;
  const needless = position !== null && position.pages < 2;
  return (
    <div
      className={classes(styles.controls, perView.controls, needless && styles.needless)}
      data-fits-from={fitsFrom ?? undefined}
    >
      {autoplays && (
        <button
          type="button"
          className={styles.toggle}
          onClick={toggle}
          aria-label={stopped ? t.play : t.pause}
          {...{ [TOGGLE]: '' }}
        >
          <Icon name={stopped ? 'play' : 'pause'} />
        </button>
      )}
      <p className={styles.position} data-known={position !== null}>
        <span className={styles.count}>{position && `${position.page + 1} / ${position.pages}`}</span>
        <svg className={styles.line} viewBox={`0 0 ${LINE} 4`} preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.rest} y="1" width={LINE} height="2" />
          {position && <rect width={(LINE * (position.page + 1)) / position.pages} height="4" />}
        </svg>
      </p>
      <div className={styles.arrows}>
        <button
          type="button"
          className={styles.arrow}
          onClick={() => move(-1)}
          aria-label={t.previous}
          aria-controls={controls}
        >
          <Icon name="arrow-left" />
        </button>
        <button
          type="button"
          className={classes(styles.arrow, styles.next)}
          onClick={() => move(1)}
          aria-label={t.next}
          aria-controls={controls}
        >
          <Icon name="arrow" />
        </button>
      </div>
    </div>
  );
}
