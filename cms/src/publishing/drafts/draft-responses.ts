import { inLanguage } from '@kontorwerk/contract/address/address';
import { parseContentQuery } from '@kontorwerk/contract/content/content-query';
import type { DraftDescription } from '@kontorwerk/contract/drafts/draft';
import type { Language } from '@kontorwerk/contract/languages';
import type { Payload } from 'payload';
import { contentHub } from '#cms/content/changes/hub-hooks.ts';
import { streamAnswer } from '#cms/content/wire/answer.ts';
import { type ContentSets, contextIn, mapContentSet, recordOf, type SetName } from '#cms/content/wire/content-set.ts';
import { partsMemory, type WireContext, type WireMemory, wireContext, wireMemory } from '#cms/content/wire/context.ts';
import type { WholeDocuments } from '#cms/content/wire/listed-fields.ts';
import { readWhole } from '#cms/content/wire/published-content.ts';
import { createTextStore, type ReadWholeDocuments } from '#cms/content/wire/text-store.ts';
import { streamChunks } from '#cms/kit/http/chunked-body.ts';
import { wireError } from '#cms/kit/http/responses.ts';
import { referenceTo } from '#cms/kit/links/reference.ts';
import { applyDraft, type Draft } from './draft-content.ts';
import { type GrantedDraft, readGrantedDraft } from './granted-draft.ts';
import { isPreviewedCollection } from './previewed-collections.ts';

/** Drafts are only for holders of a token, and never cached. */
const HEADERS = { 'Cache-Control': 'no-store', 'Content-Type': 'application/json; charset=utf-8' };

const REFUSALS = {
  forged: { status: 403, code: 'draft_forbidden', message: 'This is no link to a draft.' },
  ended: { status: 410, code: 'draft_ended', message: 'This draft can’t be seen any more.' },
  gone: { status: 404, code: 'draft_gone', message: 'This draft has been deleted.' },
} as const satisfies Record<Extract<GrantedDraft, string>, object>;

/**
 * Reuses the memo of published documents, which are the same. Lists and pages get a separate memo: they depend on the
 * draft, and the published ones must stay.
 */
function makeDraftMemo(memory: WireMemory, { part }: Draft): WireMemory {
  // Everything depends on the settings.
  if (part === 'site-settings') return wireMemory();
  return { ...memory, ...partsMemory() };
}

/** Returns the context of the content as visitors would see it with the draft published. */
function makeDraftContext(sets: ContentSets, language: Language, drafted: Draft): WireContext {
  const { content, today, memory } = contextIn(sets, language);
  return wireContext(applyDraft(content, drafted), language, today, makeDraftMemo(memory, drafted));
}

/** Returns the draft if it is of a collection whose pages have texts. */
function getWhole({ part, document }: Draft): Partial<WholeDocuments> {
  if (part === 'projects') return { projects: document };
  if (part === 'posts') return { posts: document };
  return part === 'jobs' ? { jobs: document } : {};
}

/** Reads published documents, with the draft replacing its own. */
function makeReader(payload: Payload, drafted: Draft): ReadWholeDocuments {
  return async (collection, ids) => {
    const own = getWhole(drafted)[collection];
    const others = ids.filter((id) => id !== own?.id);
    const published = others.length === 0 ? [] : await readWhole(payload, collection, others);
    return own && others.length < ids.length ? [...published, own] : published;
  };
}

/** Answers a list fetch with a draft replacing the published document. */
export async function fetchWithDraft(
  payload: Payload,
  token: string,
  { key, language, query }: { readonly key: SetName; readonly language: Language; readonly query: URLSearchParams },
): Promise<Response> {
  const granted = await readGrantedDraft(payload, token);
  if (typeof granted === 'string') return wireError(REFUSALS[granted]);
  const { drafted } = granted;
  const context = makeDraftContext(await contentHub.current(), language, drafted);
  const set = mapContentSet(key, context);
  if (!('entries' in set)) return new Response(JSON.stringify(recordOf(set)), { headers: HEADERS });
  const body = await streamChunks(
    streamAnswer(set, parseContentQuery(query), createTextStore(makeReader(payload, drafted))),
  );
  return new Response(body, { headers: HEADERS });
}

function findAddress(language: Language, sets: ContentSets, drafted: Draft): string | null {
  const { part, document } = drafted;
  if (!isPreviewedCollection(part)) return inLanguage('/', language);
  const path = makeDraftContext(sets, language, drafted).links.get(referenceTo(part, document.id));
  return path === '' ? null : inLanguage(path, language);
}

/** Describes the draft of a token. */
export async function describeDraft(payload: Payload, token: string): Promise<Response> {
  const granted = await readGrantedDraft(payload, token);
  if (typeof granted === 'string') return wireError(REFUSALS[granted]);
  const { grant, drafted } = granted;
  const sets = await contentHub.current();
  const told: DraftDescription = {
    purpose: grant.purpose,
    until: new Date(grant.until).toISOString(),
    addresses: { en: findAddress('en', sets, drafted), de: findAddress('de', sets, drafted) },
  };
  return new Response(JSON.stringify(told), { headers: HEADERS });
}
