import { parseContentQuery } from '@kontorwerk/contract/content/content-query';
import { resolveQuery } from '@kontorwerk/contract/content/query-resolution';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import { isPageKey } from '@kontorwerk/contract/pages/page-keys';
import { vi } from 'vitest';
import { memoryStorage } from './memory-storage.ts';

/** The origin of the stubbed browser. */
export const ORIGIN = 'https://site.example';

/** The backend's response for each path below `/wp-json/bc/v1/`: a list, or the status that it fails with. */
export type Answers = { [path: string]: readonly unknown[] | number };

/** Resolves the request's query as our server does. */
function answerTo(path: string, answers: Answers): readonly unknown[] | number {
  const [set = '', query] = path.split('?');
  const answer = answers[set] ?? 404;
  const [key] = set.split('/');
  if (typeof answer === 'number' || !isPageKey(key)) return answer;
  const ask = parseContentQuery(new URLSearchParams(query));
  return (
    resolveQuery(
      key,
      readEntries(answer, () => {}),
      ask,
      [],
    ) ?? []
  );
}

/**
 * Stubs a browser: storage in memory, and a backend that responds from `answers`, which a test may change. Returns the
 * requested paths with their queries.
 */
export function stubBrowser(answers: Answers): string[] {
  const asked: string[] = [];
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('location', { origin: ORIGIN, pathname: '/' });
  vi.stubGlobal('document', { querySelector: () => ({ content: 'our-token' }) });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace(`${ORIGIN}/wp-json/bc/v1/`, '');
    asked.push(path);
    const headers = new Headers(init.headers);
    if (headers.get('X-BC-Secure') !== 'our-token' || headers.get('Content-Type') !== 'application/json')
      return new Response('', { status: 403 });
    if (init.credentials !== 'include') return new Response('', { status: 401 });
    const answer = answerTo(path, answers);
    return typeof answer === 'number'
      ? new Response('', { status: answer, statusText: 'Not today' })
      : Response.json(answer);
  });
  return asked;
}
