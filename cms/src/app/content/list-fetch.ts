import { parseContentQuery } from '@kontorwerk/contract/content/content-query';
import { DRAFT_HEADER } from '@kontorwerk/contract/drafts/draft';
import { DEFAULT_LANGUAGE, isLanguage } from '@kontorwerk/contract/languages';
import { isPageKey } from '@kontorwerk/contract/pages/page-keys';
import { isRecordKey } from '@kontorwerk/contract/wire';
import { getProcessSingleton } from '#cms/base/process-singleton.ts';
import { contentHub } from '#cms/content/changes/hub-hooks.ts';
import { streamAnswer } from '#cms/content/wire/answer.ts';
import { type ContentSet, recordOf, setId } from '#cms/content/wire/content-set.ts';
import { readWhole } from '#cms/content/wire/published-content.ts';
import { createTextStore } from '#cms/content/wire/text-store.ts';
import { streamChunks } from '#cms/kit/http/chunked-body.ts';
import { CROSS_ORIGIN, matchesTag, noRoute, wireError } from '#cms/kit/http/responses.ts';
import { fetchWithDraft } from '#cms/publishing/drafts/draft-responses.ts';
import { getProcessPayload } from '#cms/schema/process-payload.ts';

/** The process's text store. */
const cardTexts = getProcessSingleton('text-store', () =>
  createTextStore(async (collection, ids) => readWhole(await getProcessPayload(), collection, ids)),
);

/** Returns the body of a set: the whole record, or the part of a list that the query asks for. */
function makeBody(set: ContentSet, request: Request): Promise<string | ReadableStream<Uint8Array>> | string {
  if (!('entries' in set)) return JSON.stringify(recordOf(set));
  return streamChunks(streamAnswer(set, parseContentQuery(new URL(request.url).searchParams), cardTexts));
}

/** Answers a list fetch with the queried part of the set, or 304 when the client has it already. */
async function answerSet(set: ContentSet, request: Request): Promise<Response> {
  const headers = { ...CROSS_ORIGIN, 'Cache-Control': 'no-cache', ETag: `W/${set.etag}` };
  if (matchesTag(request.headers.get('if-none-match'), set.etag)) return new Response(null, { status: 304, headers });
  const body = await makeBody(set, request);
  return new Response(body, { headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' } });
}

/**
 * Answers GET `{key}` and `{key}/{language}` (§7), with their content query. An unknown key or language is 404; content
 * that can't be read is 503, so that the site keeps what it has.
 */
export async function answerListFetch(
  request: Request,
  key: string,
  language: string = DEFAULT_LANGUAGE,
): Promise<Response> {
  if (!(isPageKey(key) || isRecordKey(key)) || !isLanguage(language)) return noRoute();
  try {
    const cms = await getProcessPayload();
    const draft = request.headers.get(DRAFT_HEADER);
    const query = new URL(request.url).searchParams;
    if (draft !== null) return await fetchWithDraft(cms, draft, { key, language, query });
    const set = (await contentHub.current()).get(setId(key, language));
    return set ? await answerSet(set, request) : noRoute();
  } catch (error) {
    console.error(`The content of ${key} could not be read:`, error);
    return wireError({ code: 'bc_unavailable', message: 'The content can’t be read at the moment.', status: 503 });
  }
}
