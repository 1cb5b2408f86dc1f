/** The tokens in the style guide; their values are only in `styles/tokens.css`. */
export const COLOURS = [
  'paper',
  'paper-2',
  'card',
  'ink',
  'ink-soft',
  'line',
  'field-line',
  'petrol',
  'petrol-deep',
  'petrol-mid',
  'mist',
  'marigold',
  'marigold-pressed',
  'marigold-soft',
  'terracotta',
  'error',
  'error-tint',
  'success',
  'on-petrol',
  'on-ink',
] as const;

/** Type sizes with their font family. */
export const SIZES = [
  { name: 'size-display-1', face: 'display' },
  { name: 'size-page-title', face: 'display' },
  { name: 'size-display-2', face: 'display' },
  { name: 'size-h2', face: 'display' },
  { name: 'size-h3', face: 'display' },
  { name: 'size-h4', face: 'display' },
  { name: 'size-quote', face: 'display' },
  { name: 'size-lead', face: 'text' },
  { name: 'size-body', face: 'text' },
  { name: 'size-small', face: 'text' },
  { name: 'size-minimum', face: 'text' },
] as const;

export const SPACES = Array.from({ length: 11 }, (_, index) => `space-${index + 1}`);

export const CORNERS = ['corner-news', 'corner-picture'] as const;

export const MOTIONS = ['answer', 'turn', 'slide', 'rise'] as const;
