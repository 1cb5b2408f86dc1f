import { answerAsk } from '@kontorwerk/contract/content/answer-ask';
import type { Ask } from '@kontorwerk/contract/content/ask';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/page-keys';
import type { SiteSettings } from '@kontorwerk/contract/settings';
import { createAskedParts } from './asked-parts.ts';
import { ContentUnavailable, nameOf, type SetId } from './content-sets.ts';

/** What is held of the content. */
type Held = {
  entries(key: PageKey, language: Language): readonly ContentEntry[];
  settings(language: Language): SiteSettings;
};

/** Answers asks from what is held, and from the backend where a list goes on beyond that. */
export type Answers = {
  /** Tells whether something else than the backend's answer was given, since this was last asked. */
  gaveOlder(): boolean;
  /** Rejects with `ContentUnavailable` when neither has the answer. */
  answer(key: PageKey, language: Language, ask: Ask): Promise<readonly ContentEntry[]>;
};

/** What is held, taken for all there is. */
function asWhole(entries: readonly ContentEntry[]): readonly ContentEntry[] {
  return entries.map((entry) => ({ ...entry, meta: entry.meta.map((section) => ({ ...section, window: null })) }));
}

/** @param fetchPart asks the backend for a part, reads it and makes it fit for pages */
export function createAnswers({
  held,
  fetchPart,
  failed,
  succeeded,
}: {
  readonly held: Held;
  readonly fetchPart: (set: SetId, path: string) => Promise<readonly ContentEntry[]>;
  /** Takes note of what became of the parts of a set, by its name. */
  readonly failed: (set: string, error: unknown) => void;
  readonly succeeded: (set: string) => void;
}): Answers {
  const parts = createAskedParts(async (set, path) => {
    const name = `${nameOf(set)} in part`;
    try {
      const entries = await fetchPart(set, path);
      succeeded(name);
      return entries;
    } catch (error) {
      failed(name, error);
      throw error;
    }
  });

  let stoodIn = false;
  return {
    gaveOlder() {
      const gave = parts.gaveOlder() || stoodIn;
      stoodIn = false;
      return gave;
    },
    async answer(key, language, ask) {
      const entries = held.entries(key, language);
      const { offices } = held.settings(language);
      const here = answerAsk(key, entries, ask, offices);
      if (here !== null) return here;
      try {
        return await parts.answer({ key, language }, ask, entries[0]?.endpoint_call ?? '');
      } catch {
        // A card that is held has a page, if need be with the wrong ones beside it. A card that isn't may exist.
        const found = ask.kind === 'card' ? answerAsk(key, asWhole(entries), ask, offices) : null;
        if (found === null || found.length === 0) throw new ContentUnavailable();
        stoodIn = true;
        return found;
      }
    },
  };
}
