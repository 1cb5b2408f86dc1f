import type { Section } from '@kontorwerk/contract/content/entry';
import type { Tone } from '@kontorwerk/contract/content/tones';
import { useShown } from '#app/base/shown.ts';
import { isPageData } from '#app/content/page-data.ts';

function toneOf(section: Section): Tone | '' {
  // A closing call stands on marigold unless it says otherwise.
  const closing = section.component_name === 'Banner' && section.layout !== 'page';
  return section.tone === '' && closing ? 'marigold' : section.tone;
}

/** The ground that the page's last section stands on; empty when the page has no sections or leaves it open. */
export function useGroundAbove(): Tone | '' {
  const { data } = useShown();
  const last = isPageData(data) && data.status === 'loaded' ? data.entry.meta.at(-1) : undefined;
  return last ? toneOf(last) : '';
}
