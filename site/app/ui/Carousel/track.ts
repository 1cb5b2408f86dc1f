/** Whether a step moves by one slide or by all slides in view. */
export type CarouselStep = 'slide' | 'view';

type Track = {
  /** The slide that the track is scrolled to. */
  readonly slide: number;
  /** The distance between the starts of two slides, in pixels. */
  readonly width: number;
  readonly slidesPerStep: number;
};

function measure(viewport: HTMLElement, step: CarouselStep): Track {
  const width = viewport.firstElementChild?.firstElementChild?.getBoundingClientRect().width ?? 0;
  const perView = Number(getComputedStyle(viewport).getPropertyValue('--per-view')) || 1;
  return {
    slide: width === 0 ? 0 : Math.round(viewport.scrollLeft / width),
    width,
    slidesPerStep: step === 'slide' ? 1 : perView,
  };
}

/** Returns the page that a visitor had scrolled to before hydration. */
export function findScrolledPage(viewport: HTMLElement, step: CarouselStep): number {
  const { slide, slidesPerStep } = measure(viewport, step);
  return Math.floor(slide / slidesPerStep);
}

/** Scrolls a track without Embla by a page. */
export function scrollTrack(viewport: HTMLElement, step: CarouselStep, direction: -1 | 1, still: boolean): void {
  const { slide, width, slidesPerStep } = measure(viewport, step);
  viewport.scrollTo({ left: (slide + direction * slidesPerStep) * width, behavior: still ? 'instant' : 'smooth' });
}
