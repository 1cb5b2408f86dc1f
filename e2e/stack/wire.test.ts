import { CARD_FIELDS, SECTION_FIELDS } from '@kontorwerk/contract/content/fields';
import { type ReadProblem, readEntries } from '@kontorwerk/contract/content/read-entries';
import { isSectionKind } from '@kontorwerk/contract/content/section-kinds';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { PAGE_KEYS } from '@kontorwerk/contract/pages/page-keys';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { DEFAULT_TOKEN, listPath, SECURE_HEADER, settingsPath, WIRE_ROOT } from '@kontorwerk/contract/wire';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { MAIN_STACK } from '../support/stacks/stacks.ts';

const { siteUrl, cmsUrl } = MAIN_STACK;
/** How long an answer may take to be the same twice, while editors' tests publish. */
const WHILE_PUBLISHED = { timeout: 20_000 };
const HEADERS = { 'Content-Type': 'application/json', [SECURE_HEADER]: DEFAULT_TOKEN };

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${siteUrl}${path}`, { headers: { ...HEADERS, ...headers } });

const texts = (fields: object) =>
  v.looseObject(Object.fromEntries(Object.keys(fields).map((name) => [name, v.string()])));

/** §3 to the letter: all fields present, all of them texts, and lists that are lists. */
const exactAnswer = v.pipe(
  v.array(
    v.looseObject({
      title: v.pipe(v.string(), v.nonEmpty()),
      endpoint_call: v.pipe(v.string(), v.nonEmpty()),
      meta: v.array(
        v.intersect([
          texts(SECTION_FIELDS),
          v.looseObject({
            component_name: v.pipe(v.string(), v.check(isSectionKind, 'is no kind of section')),
            card_components: v.array(texts(CARD_FIELDS)),
          }),
        ]),
      ),
    }),
  ),
  v.minLength(1),
);

/** Editors create the pages at free addresses: the sample content has none. */
const KEYS_OF_SAMPLES = PAGE_KEYS.filter((key) => key !== PAGES.free.key);

function issuesOf(read: v.SafeParseResult<typeof exactAnswer>): readonly string[] {
  return read.success ? [] : read.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}

for (const [name, url] of Object.entries({ site: siteUrl, CMS: cmsUrl })) {
  test(`§3 §7 the ${name} answers every page key in the contract's shape`, async () => {
    for (const key of KEYS_OF_SAMPLES) {
      const calls = new Set<string>();
      for (const language of LANGUAGES) {
        const path = listPath(key, language);
        const response = await fetch(`${url}${path}`, { headers: HEADERS });
        expect(response.status, path).toBe(200);
        expect(response.headers.get('content-type'), path).toMatch(/^application\/json/);
        const body: unknown = await response.json();
        const problems: ReadProblem[] = [];
        const entries = readEntries(body, (problem) => problems.push(problem));
        expect.soft(problems, path).toEqual([]);
        expect.soft(issuesOf(v.safeParse(exactAnswer, body)), path).toEqual([]);
        const ofSet = new Set(entries.map(({ endpoint_call }) => endpoint_call));
        expect.soft(ofSet.size, `${path}: one endpoint_call for the set`).toBe(1);
        for (const call of ofSet) calls.add(call);
      }
      expect.soft(calls.size, `${key}: an endpoint_call of its own in each language`).toBe(LANGUAGES.length);
    }
  });
}

for (const [name, url] of Object.entries({ site: siteUrl, CMS: cmsUrl })) {
  test(`§7 the ${name} answers the POST variant of the list fetch with the list, whatever the body`, async () => {
    for (const path of LANGUAGES.map((language) => listPath('review', language))) {
      // An editor's test may publish between the two requests.
      await vi.waitFor(async () => {
        const posted = await fetch(`${url}${path}`, { method: 'POST', headers: HEADERS, body: '{"any":"thing"}' });
        expect(posted.status, path).toBe(200);
        const list: unknown = await (await fetch(`${url}${path}`, { headers: HEADERS })).json();
        expect(await posted.json(), path).toEqual(list);
      }, WHILE_PUBLISHED);
    }
  });
}

test('an answer that is known already is not sent again', async () => {
  for (const path of PAGE_KEYS.flatMap((key) => LANGUAGES.map((language) => listPath(key, language)))) {
    // An editor's test may publish between the two requests: then the tag changes, and matches at the next try.
    await vi.waitFor(async () => {
      const etag = (await get(path)).headers.get('etag') ?? '';
      expect(etag, path).toMatch(/^(?:W\/)?"[^"]+"$/);
      const again = await get(path, { 'If-None-Match': etag });
      expect(again.status, path).toBe(304);
      expect(await again.text(), path).toBe('');
      expect((await get(path, { 'If-None-Match': '"another"' })).status, path).toBe(200);
    }, WHILE_PUBLISHED);
  }
});

test('answers are compressed for those who read it', async () => {
  await vi.waitFor(async () => {
    const response = await get(listPath('projects', 'en'), { 'Accept-Encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
  }, WHILE_PUBLISHED);
});

test('an unknown page key is answered as WordPress does', async () => {
  for (const path of [
    `${WIRE_ROOT}/nothing`,
    `${WIRE_ROOT}/nothing/de`,
    `${WIRE_ROOT}/homepage/fr`,
    '/wp-json/other/v1/x',
  ]) {
    const response = await get(path);
    expect(response.status, path).toBe(404);
    expect(await response.json(), path).toEqual({
      code: 'rest_no_route',
      message: expect.stringMatching(/./),
      data: { status: 404 },
    });
  }
});

test('the settings are there in both languages', async () => {
  const office = v.looseObject({ code: v.string(), city: v.string(), map_embed: v.string() });
  const schema = v.looseObject({
    brand_name: v.pipe(v.string(), v.nonEmpty()),
    offices: v.pipe(v.array(office), v.length(4)),
    socials: v.pipe(v.array(v.object({ platform: v.string(), url: v.pipe(v.string(), v.url()) })), v.length(9)),
    show_language_selector: v.literal(false),
    phone_rule: v.literal('indian'),
    email_rule: v.literal('simple'),
    carousels_autoplay: v.literal(true),
    idempotent_submissions: v.literal(true),
    endpoint_call: v.pipe(v.string(), v.nonEmpty()),
  });
  const answers = await Promise.all(
    LANGUAGES.map(async (language) => v.parse(schema, await (await get(settingsPath(language))).json())),
  );
  expect(answers.map(({ offices }) => offices.map(({ city }) => city))).toEqual([
    expect.arrayContaining(['Munich', 'Duisburg', 'Chennai', 'Karachi']),
    expect.arrayContaining(['München', 'Duisburg', 'Chennai', 'Karatschi']),
  ]);
  expect(new Set(answers.map(({ endpoint_call }) => endpoint_call)).size).toBe(LANGUAGES.length);
});

test('lists carry the headers that protect and revalidate', async () => {
  const { headers } = await get(listPath('homepage', 'de'));
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toMatch(/no-cache|max-age=0/);
  expect(headers.get('x-powered-by')).toBeNull();
});

test('the change stream is not for visitors', async () => {
  expect((await get(`${WIRE_ROOT}/changes`)).status).toBe(404);
});

test('no raw script or event handler is in any rich text', async () => {
  for (const key of PAGE_KEYS) {
    for (const language of LANGUAGES) {
      const text = await (await get(listPath(key, language))).text();
      expect.soft(text, key).not.toMatch(/<script|\son\w+=\\"|javascript:/i);
    }
  }
});
