import { formatContentQuery } from '@kontorwerk/contract/content/content-query';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import {
  DRAFT_HEADER,
  DRAFT_PATH,
  type DraftDescription,
  draftDescriptionSchema,
} from '@kontorwerk/contract/drafts/draft';
import type { Language } from '@kontorwerk/contract/languages';
import type { SiteSettings } from '@kontorwerk/contract/settings/settings';
import * as v from 'valibot';
import { CONTENT_TIMES } from '../base/limits.ts';
import { createAddressRewriter } from '../content-store/backend-addresses.ts';
import { type Backend, BackendError, fetchSlice } from '../content-store/backend-client.ts';
import { readContent, readSiteSettings } from '../content-store/content-reader.ts';
import { pathOf, type SetId } from '../content-store/content-sets.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import { buildDefaultSettings } from '../content-store/default-settings.ts';
import { createNormaliser, type Normaliser } from '../content-store/entry-normaliser.ts';
import type { PageContent } from './page-renderer.ts';

/** Fetches content from the backend with a draft instead of the published document. Nothing of it is cached. */
export type Drafts = {
  /** Resolves a token to its draft. Rejects with a `BackendError` if it is invalid. */
  describe(token: string): Promise<DraftDescription>;
  /** Returns the content of one page in a language, with the draft. */
  content(token: string, language: Language): Promise<PageContent>;
};

export type DraftsOptions = {
  readonly store: Pick<ContentStore, 'entries' | 'settings'>;
  readonly backendUrl: string;
  readonly publicUrl: string;
  readonly oldHosts?: readonly string[];
  /** The value of the `X-BC-Secure` header (§7). */
  readonly token: string;
  readonly fetch: typeof globalThis.fetch;
};

export function createDrafts({ store, fetch: ask, ...options }: DraftsOptions): Drafts {
  const normalisers: { readonly [L in Language]: Normaliser } = {
    en: createNormaliser('en', options),
    de: createNormaliser('de', options),
  };
  const defaults = buildDefaultSettings(options.publicUrl);
  const rewrite = createAddressRewriter(options);

  function backendWith(token: string): Backend {
    return {
      ...options,
      timeoutMs: CONTENT_TIMES.timeoutMs,
      fetch: (url, { headers, ...init } = {}) => {
        const named = new Headers(headers);
        named.set(DRAFT_HEADER, token);
        return ask(url, { ...init, headers: named });
      },
    };
  }

  async function settingsOf(backend: Backend, language: Language): Promise<SiteSettings> {
    try {
      return readSiteSettings(await fetchSlice(backend, pathOf({ key: 'settings', language })), defaults, rewrite)
        .value;
    } catch (error) {
      // The contract lets a backend have none.
      if (error instanceof BackendError && error.status === 404) return store.settings(language);
      throw error;
    }
  }

  return {
    async describe(token) {
      return v.parse(draftDescriptionSchema, await fetchSlice(backendWith(token), DRAFT_PATH));
    },
    async content(token, language) {
      const backend = backendWith(token);
      const settings = await settingsOf(backend, language);
      // One page resolves the same query more than once.
      const answers = new Map<string, Promise<readonly ContentEntry[]>>();

      async function read(set: SetId, path: string): Promise<readonly ContentEntry[]> {
        return (await readContent(await fetchSlice(backend, path), { normalise: normalisers[set.language] })).value;
      }

      return {
        // The layout around each page is the published one.
        entries: store.entries,
        settings: (other) => (other === language ? settings : store.settings(other)),
        answer(key, other, ask) {
          const set: SetId = { key, language: other };
          const path = pathOf(set) + formatContentQuery(ask);
          const answer = answers.get(path) ?? read(set, path);
          answers.set(path, answer);
          return answer;
        },
      };
    },
  };
}
