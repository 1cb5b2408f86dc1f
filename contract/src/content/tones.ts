/** The backgrounds of a section. */
export const TONES = ['paper', 'paper-2', 'petrol', 'ink', 'marigold', 'mist'] as const;
export type Tone = (typeof TONES)[number];
