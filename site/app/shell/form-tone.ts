import type { Section } from '@kontorwerk/contract/content/entry';
import type { Tone } from '@kontorwerk/contract/content/section-layouts';
import { useCurrentPage } from '#app/base/current-page.ts';
import { isPageData } from '#app/content/page-data.ts';

/**
 * Returns the background of the form at the foot of a page: the chosen one, marigold by default. It differs from the
 * section above and from the footer, which is ink.
 */
export function chooseFormTone(chosen: Tone | '', above: Tone | ''): Tone {
  const wanted = chosen === '' ? 'marigold' : chosen === 'ink' ? 'petrol' : chosen;
  if (wanted !== (above === '' ? 'paper' : above)) return wanted;
  return wanted === 'paper-2' ? 'mist' : 'paper-2';
}

function readTone(section: Section): Tone | '' {
  // A closing call is on marigold by default.
  const closing = section.component_name === 'Banner' && section.layout !== 'page';
  return section.tone === '' && closing ? 'marigold' : section.tone;
}

/** Returns the background of the page's last section; empty if the page has none or leaves it open. */
export function useLastTone(): Tone | '' {
  const { data } = useCurrentPage();
  const last = isPageData(data) && data.status === 'loaded' ? data.entry.meta.at(-1) : undefined;
  return last ? readTone(last) : '';
}
