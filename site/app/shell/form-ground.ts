import type { Tone } from '@kontorwerk/contract/content/tones';

/**
 * The ground of the form at the foot of a page: the one that was chosen, and marigold without a choice. It runs neither
 * into the section above nor into the footer, which is ink.
 */
export function formGround(chosen: Tone | '', above: Tone | ''): Tone {
  const wanted = chosen === '' ? 'marigold' : chosen === 'ink' ? 'petrol' : chosen;
  if (wanted !== (above === '' ? 'paper' : above)) return wanted;
  return wanted === 'paper-2' ? 'mist' : 'paper-2';
}
