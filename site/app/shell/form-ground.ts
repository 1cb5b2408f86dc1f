import type { Tone } from '@kontorwerk/contract/content/section-layouts';

/**
 * Returns the background of the form at the foot of a page: the chosen one, marigold by default. It differs from the
 * section above and from the footer, which is ink.
 */
export function formGround(chosen: Tone | '', above: Tone | ''): Tone {
  const wanted = chosen === '' ? 'marigold' : chosen === 'ink' ? 'petrol' : chosen;
  if (wanted !== (above === '' ? 'paper' : above)) return wanted;
  return wanted === 'paper-2' ? 'mist' : 'paper-2';
}
