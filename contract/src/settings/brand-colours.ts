/**
 * The brand's colours, for style sheets, link previews and the admin alike; other modules refer to them by these names.
 */
export const BRAND_COLOURS = {
  paper: '#f7f5ef',
  card: '#fffdf8',
  ink: '#12130f',
  petrol: '#0b4f4a',
  'petrol-deep': '#06332f',
  mist: '#d3e2db',
  marigold: '#ffb000',
} as const;
