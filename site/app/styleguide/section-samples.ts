import { languageOf } from '@kontorwerk/contract/address/address';
import type { ContentEntry, Section } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import { PAGE_KEYS } from '@kontorwerk/contract/pages/page-keys';
import type { ContentSource } from '#app/content/content-source.ts';
import type { LoaderArgs, LoaderResult } from '#app/content/loader.ts';

/** One section of each kind and layout, named after the entry it comes from. */
export type SectionSample = { readonly name: string; readonly section: Section };

function entriesOf(content: ContentSource, language: Language): readonly ContentEntry[] {
  return PAGE_KEYS.flatMap((key) => {
    try {
      return content.entries(key, language);
    } catch {
      // A missing set has no samples.
      return [];
    }
  });
}

/** Collects the first section of each kind and layout from all content. */
export function sectionSamples(content: ContentSource, language: Language): readonly SectionSample[] {
  const samples = new Map<string, SectionSample>();
  for (const entry of entriesOf(content, language)) {
    for (const section of entry.meta) {
      const kind = [section.component_name, section.layout].filter((part) => part !== '').join(' · ');
      if (!samples.has(kind)) samples.set(kind, { name: `${kind} (${entry.title})`, section });
    }
  }
  return [...samples.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Loads the samples on the server, which has all content. */
export async function samplesLoader({ content, place }: LoaderArgs): Promise<LoaderResult<readonly SectionSample[]>> {
  return { data: sectionSamples(content, languageOf(place.pathname)) };
}
