import type { Section } from '@kontorwerk/contract/content/entry';
import type { Tone } from '@kontorwerk/contract/content/section-layouts';
import { useCurrentPage } from '#app/base/current-page.ts';
import { isPageData } from '#app/content/page-data.ts';

function toneOf(section: Section): Tone | '' {
  // A closing call is on marigold by default.
  const closing = section.component_name === 'Banner' && section.layout !== 'page';
  return section.tone === '' && closing ? 'marigold' : section.tone;
}

/** Returns the background of the page's last section; empty if the page has none or leaves it open. */
export function useGroundAbove(): Tone | '' {
  const { data } = useCurrentPage();
  const last = isPageData(data) && data.status === 'loaded' ? data.entry.meta.at(-1) : undefined;
  return last ? toneOf(last) : '';
}
