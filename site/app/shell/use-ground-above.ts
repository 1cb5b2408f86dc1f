import type { Section } from '@kontorwerk/contract/content/entry';
import type { Tone } from '@kontorwerk/contract/content/tones';
import { useMatches } from 'react-router';
import type { PageData } from '#app/content/page-data.ts';

function isPage(value: unknown): value is PageData {
  return typeof value === 'object' && value !== null && 'status' in value && 'addresses' in value;
}

function toneOf(section: Section): Tone | '' {
  // A closing call stands on marigold unless it says otherwise.
  const closing = section.component_name === 'Banner' && section.layout !== 'page';
  return section.tone === '' && closing ? 'marigold' : section.tone;
}

/** The ground that the page's last section stands on; empty when the page has no sections or leaves it open. */
export function useGroundAbove(): Tone | '' {
  const page = useMatches().at(-1)?.loaderData;
  const last = isPage(page) && page.status === 'loaded' && 'entry' in page ? page.entry.meta.at(-1) : undefined;
  return last ? toneOf(last) : '';
}
