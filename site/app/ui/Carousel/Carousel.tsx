import { DEFAULT_CAROUSEL_INTERVAL_MS } from '@kontorwerk/contract/constants';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useLanguage } from '#app/base/language/use-language.ts';
import { useSite } from '#app/base/site-data.ts';
import { classes } from '#app/styles/classes.ts';
import corner from '../Corner/corner.module.css';
import styles from './Carousel.module.css';
import { CarouselControls } from './CarouselControls.tsx';
import { type CarouselWords, carouselWords } from './carousel-words.ts';
import perView from './per-view.module.css';
import { type CarouselKind, findFittingWidth, PER_VIEW } from './per-view.ts';
import type { CarouselStep } from './track.ts';
import { useCarousel } from './use-carousel.ts';

export type CarouselItem = { readonly key: string; readonly content: ReactNode };

export type CarouselProps = {
  /** The accessible name. */
  readonly label: string;
  /** Determines the number of slides in view (§9). */
  readonly kind: CarouselKind;
  readonly items: readonly CarouselItem[];
  /** Renders the head above the slides with the controls, or null if there is nothing to control. */
  readonly head: (controls: ReactNode) => ReactNode;
  /** The autoplay interval in milliseconds (§9), if the site's carousels have autoplay. */
  readonly delay?: number;
  readonly step?: CarouselStep;
  /** Extends to the right edge of the window: always, or in narrow windows only. */
  readonly bleed?: 'always' | 'narrow';
  readonly className?: string;
};

/** `2 of 8`, or `3 to 4 of 8` */
function placeOf(slides: readonly number[], count: number, t: CarouselWords): string {
  const first = (slides[0] ?? 0) + 1;
  const last = (slides.at(-1) ?? 0) + 1;
  return first === last ? t.of(first, count) : t.range(first, last, count);
}

/**
 * A carousel: in plain HTML a scrollable track, which Embla takes over. It moves by arrow keys, swipes and autoplay,
 * which pauses under a pointer or the focus (§4) and which editors can turn off.
 */
export function Carousel({
  label,
  kind,
  items,
  head,
  delay = DEFAULT_CAROUSEL_INTERVAL_MS,
  step = 'view',
  bleed,
  className,
}: CarouselProps) {
  const t = carouselWords[useLanguage()];
  const autoplays = useSite().settings.carousels_autoplay;
  const state = useCarousel({ delay: autoplays ? delay : null, step });
  const { root, viewport, position, inView, byHand, move } = state;
  const id = useId();
  const fits = findFittingWidth(PER_VIEW[kind], items.length);
  const steer = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    // The focused slide may be about to leave the view.
    if (position && viewport.current?.contains(document.activeElement)) viewport.current.focus({ preventScroll: true });
    move(event.key === 'ArrowLeft' ? -1 : 1);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, a carousel as WAI-ARIA's practices describe it
    <div
      ref={root}
      className={classes(styles.carousel, perView[kind], className)}
      role="group"
      aria-roledescription={t.carousel}
      aria-label={label}
      onKeyDown={steer}
    >
      {head(
        fits === 0 ? null : (
          <CarouselControls state={state} controls={id} autoplays={autoplays} fitsFrom={fits} t={t} />
        ),
      )}
      <p className="visually-hidden" aria-live="polite">
        {byHand && position && placeOf(position.slides, items.length, t)}
      </p>
      <div className={styles.stage}>
        <div className={styles.stage}>
          <div className={classes('container', bleed && styles.bleed, bleed === 'narrow' && styles.narrow)}>
            <div className={styles.viewport} ref={viewport} tabIndex={position ? -1 : 0} id={id}>
              <div className={classes(styles.track, corner.cycle)}>
                {items.map(({ key, content }, index) => (
                  // biome-ignore lint/a11y/useSemanticElements: a slide as WAI-ARIA's practices describe it
                  <div
                    key={key}
                    className={styles.slide}
                    role="group"
                    aria-roledescription={t.slide}
                    aria-label={t.of(index + 1, items.length)}
                    inert={inView !== null && !inView.has(index)}
                  >
                    {content}
                  </div>
                ))}
              </div>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
