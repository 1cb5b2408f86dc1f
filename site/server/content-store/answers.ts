import { answerAsk } from '@kontorwerk/contract/content/answer-ask';
import type { Ask } from '@kontorwerk/contract/content/ask';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/page-keys';
import type { SiteSettings } from '@kontorwerk/contract/settings';
import type { AnsweredSets } from './answered-sets.ts';
import { createAskedParts } from './asked-parts.ts';
import { ContentUnavailable, nameOf, type SetId, type SetName } from './content-sets.ts';

/** What is held of the content. */
type Held = {
  entries(key: PageKey, language: Language): readonly ContentEntry[];
  settings(language: Language): SiteSettings;
};

/** Answers asks from what is held, and from the backend where a list goes on beyond that. */
export type Answers = {
  /** Returns the sets of which something else than the backend's answer was given, since this was last asked. */
  takeOutdated(): readonly SetId[];
  /** Whether an answer was made of what is held, in the place of the backend's. */
  isFallback(entries: readonly ContentEntry[]): boolean;
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
  sets,
  fetchPart,
  failed,
  succeeded,
}: {
  readonly held: Held;
  readonly sets: Pick<AnsweredSets, 'asNamed' | 'asSent' | 'titleMeant'>;
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

  const outdated = new Map<SetName, SetId>();
  const fallbacks = new WeakSet<readonly ContentEntry[]>();

  async function answerOf(set: SetId & { readonly key: PageKey }, ask: Ask): Promise<readonly ContentEntry[]> {
    const { key, language } = set;
    const entries = held.entries(key, language);
    const { offices } = held.settings(language);
    const here = answerAsk(key, entries, ask, offices);
    if (here !== null) return here;
    try {
      const sent = sets.asSent(set, ask);
      const part = await parts.answer(sent.set, sent.ask, entries[0]?.endpoint_call ?? '');
      if (part.isOlder) outdated.set(nameOf(set), set);
      return sets.asNamed(set, part.entries);
    } catch {
      // A card that is held has a page, if need be with the wrong ones beside it. A card that isn't may exist.
      const found = ask.kind === 'card' ? answerAsk(key, asWhole(entries), ask, offices) : null;
      if (found === null || found.length === 0) throw new ContentUnavailable();
      outdated.set(nameOf(set), set);
      fallbacks.add(found);
      return found;
    }
  }

  return {
    takeOutdated() {
      const taken = [...outdated.values()];
      outdated.clear();
      return taken;
    },
    isFallback: (entries) => fallbacks.has(entries),
    async answer(key, language, ask) {
      const set = { key, language };
      const title = ask.kind === 'entry' ? sets.titleMeant(set, ask.entry) : null;
      if (ask.kind !== 'entry' || title === null) return answerOf(set, ask);
      // Whoever asks by another spelling finds the entry by that.
      const entries = await answerOf(set, { ...ask, entry: title });
      return entries.map((entry) => ({ ...entry, title: ask.entry }));
    },
  };
}
