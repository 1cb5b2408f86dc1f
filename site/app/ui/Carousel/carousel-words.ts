import type { Language } from '@kontorwerk/contract/languages';

const en = {
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Stop the slide show',
  play: 'Start the slide show',
  /** `2 of 8` */
  of: (place: number, count: number) => `${place} of ${count}`,
  /** `3 to 4 of 8` */
  range: (first: number, last: number, count: number) => `${first} to ${last} of ${count}`,
};

export type CarouselWords = typeof en;

const de: CarouselWords = {
  carousel: 'Karussell',
  slide: 'Folie',
  previous: 'Vorherige Folie',
  next: 'Nächste Folie',
  pause: 'Automatisches Blättern anhalten',
  play: 'Automatisch weiterblättern',
  of: (place, count) => `${place} von ${count}`,
  range: (first, last, count) => `${first} bis ${last} von ${count}`,
};

export const carouselWords: Readonly<Record<Language, CarouselWords>> = { en, de };
