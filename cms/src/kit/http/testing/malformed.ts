import { getPayload } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { requestRest } from '#cms/schema/testing/rest-request.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';

/*
 * Runs in a separate process on the database from the environment: an administrator sends malformed queries and
 * documents. Prints a line of JSON for each answer.
 */
const payload = await getPayload({ config });
const { token, user } = await signInAs(payload, 'admin');
const written = { depth: 0, locale: 'en', overrideAccess: true } as const;
const post = await payload.create({ collection: 'posts', draft: true, data: { title: 'A' }, ...written });
const page = await payload.create({ collection: 'pages', draft: true, data: { title: 'A', segment: 'a' }, ...written });

const QUERIES = [
  'limit=-1&page=2',
  'where[title][like][]=x',
  'where[title][like]=%00',
  'where[or][0][title][like][a]=x',
  'limit=abc',
  'limit[a]=1',
  'limit=1e20',
  'page=1.5&limit=1',
  'page=abc',
];
const TOO_MUCH = Array.from({ length: 60 }, (_, at) => `where[or][${at}][author.name][like]=a`).join('&');
for (const query of QUERIES) await tell('GET', `/api/posts?locale=en&${query}`);
await tell('GET', '/api/posts/versions?limit=-1&page=2');
await tell('GET', '/api/globals/words?data=abc');
await tell('GET', `/api/posts?${TOO_MUCH}`);
for (const query of [
  'where[log.error][exists]=true',
  'where[and][0][log__id][equals]=1',
  'sort=-log.error',
  'where[input][like][]=x',
])
  await tell('GET', `/api/payload-jobs?${query}`);
for (const query of [
  'where[document][equals]=1',
  'where[user][exists]=true',
  'where[user][equals][relationTo]=none&where[user][equals][value]=1',
])
  await tell('GET', `/api/payload-locked-documents?${query}`);
await tell('GET', '/api/payload-preferences?where[user][equals]=1');
await tell('GET', '/api/payload-preferences?where[user.value][equals]=1&where[user.relationTo][equals]=users');
await tell('DELETE', '/api/posts?where[title][like]=none');
await tell('GET', '/api/posts?where[title][like]=A&limit=0&locale=en');
const deep = encodeURIComponent(`${'{"and":['.repeat(20_000)}{"id":{"equals":1}}${']}'.repeat(20_000)}`);
await tell('DELETE', `/api/posts?where=${deep}`);
await tell('DELETE', '/api/posts?where=1', undefined, null);

const BODIES: readonly (readonly [string, readonly object[]])[] = [
  [`users/${user.id}?`, [{ roles: { 0: 'admin' } }, { roles: 1 }, { email: ['x'] }, { createdAt: 'x' }]],
  [
    `posts/${post.id}?draft=true&locale=en`,
    [
      { date: '' },
      { date: [1] },
      { date: '+999999-01-01T00:00:00.000Z' },
      { deletedAt: '' },
      { author: null },
      { image: 'x' },
      { image: 1e20 },
      { image: 999_999 },
      { seo: { image: {} } },
      { post_type: ['blog'] },
      { body: { root: { children: [1] } } },
      { title: 'a\u0000b' },
    ],
  ],
  [`pages/${page.id}?draft=true&locale=en`, [{ parent: {} }, { plain: [] }, { _order: '\u0000' }]],
];
for (const [path, bodies] of BODIES) for (const body of bodies) await tell('PATCH', `/api/${path}`, body);

// Values of another type, which Payload would store as text or ignore.
const TEXTS = { en: 'A', de: 'A' };
await tell('PATCH', `/api/users/${user.id}`, { password: 12_345_678_901_234 });
await tell('PATCH', `/api/posts/${post.id}?draft=true&locale=de`, { title: TEXTS });
await tell('PATCH', '/api/posts?draft=true&locale=de&where[id][exists]=true', { title: TEXTS });
await tell('PATCH', `/api/pages/${page.id}?draft=true&locale=de`, { sections: [{ blockType: 'Faq', main_title: 7 }] });
await tell('POST', '/api/globals/site-settings?locale=de', { claim: TEXTS });
await tell('POST', '/api/redirects', { from: '/a', to: TEXTS });

for (const _status of [null, '', 'gone', {}]) await tell('PATCH', `/api/pages/${page.id}?locale=en`, { _status });
await tell('PATCH', '/api/pages?locale=en&where[id][exists]=true', { _status: null });
await tell('POST', '/api/pages?locale=en&draft=true', { title: 'C', segment: 'c', _status: null });
await tell('POST', '/api/globals/words?locale=en', { _status: null });

await tell('PATCH', `/api/posts/${post.id}?draft=true`);
await tell('POST', '/api/posts?draft=true');
await tell('POST', '/api/globals/words?draft=true');
await tell('PATCH', `/api/posts/${post.id}?draft=true&locale=en`, { date: '2026-06-15', image: null, title: 'B' });

async function tell(
  method: 'DELETE' | 'GET' | 'PATCH' | 'POST',
  path: string,
  body?: object,
  sender: string | null = token,
): Promise<void> {
  const { status, text } = await requestRest(config, method, path, {
    token: sender ?? undefined,
    ...(body && { body }),
  });
  const said = status === 200 ? '' : JSON.parse(text).errors[0].message;
  process.stdout.write(`${JSON.stringify([status, said])}\n`);
}
process.exit(0);
