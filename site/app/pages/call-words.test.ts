import type { ContentQuery } from '@kontorwerk/contract/content/content-query';
import { resolveQuery } from '@kontorwerk/contract/content/query-resolution';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import type { Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/pages/page-keys';
import { expect, test, vi } from 'vitest';
import { findCallWords } from './call-words.ts';

const FORM = '/contactus/contactform';

function pageWith(title: string, name: string, call: string, ...cards: readonly object[]) {
  const meta = [
    { component_name: 'Banner', main_title: name, button_one_text: call, button_one_link: FORM },
    { component_name: 'HireGrid', card_components: cards },
  ];
  return { title, meta };
}

const farid = { title: 'Farid Anwar', button_link: `${FORM}?person=Farid+Anwar` };
const project = (title: string, link_text: string) => ({
  title: 'Projects',
  meta: [{ component_name: 'ProjectGrid', card_components: [{ id: '7', title, project: { link: FORM, link_text } }] }],
});

const CONTENT: Readonly<Record<string, readonly object[]>> = {
  'ecommerce en': [pageWith('performance', 'Fast shops', 'Report a delay', farid)],
  'ecommerce de': [pageWith('performance', 'Schnelle Shops', 'Verspätung melden', farid)],
  'projects en': [project('Isar Optics', 'Plan an app')],
  'projects de': [project('Isar Optik', 'App planen')],
  'contactus en': [pageWith('Hire a developer', 'Hire', 'Ask', { title: 'Flutter\u00addeveloper' })],
};

function said(search: string, wanted: Language = 'en') {
  const entriesOf = vi.fn(async (key: PageKey, language: Language, query: ContentQuery) => {
    const entries = CONTENT[`${key} ${language}`];
    if (!entries) throw new Error(`no ${key} in ${language}`);
    return (
      resolveQuery(
        key,
        readEntries(entries, () => {}),
        query,
        [],
      ) ?? []
    );
  });
  return { said: findCallWords(search, wanted, entriesOf), entriesOf };
}

const PERFORMANCE = '?about=/ecommerce/performance';

test.each([
  ['the words of a button', `${PERFORMANCE}&topic=report-a-delay`, { call: 'Report a delay', person: '' }],
  ['a card and whom its link names', `${PERFORMANCE}&person=farid-anwar`, { call: '', person: 'Farid Anwar' }],
  ['the page alone', '?about=/Ecommerce/Performance', { call: '', person: '', title: 'Fast shops' }],
  ['a detail page', '?about=/projects/isar-optics&topic=plan-an-app', { call: 'Plan an app', title: 'Isar Optics' }],
  [
    'words that may break',
    '?about=/contactus/hireadeveloper&topic=flutterdeveloper',
    { call: 'Flutter\u00addeveloper' },
  ],
])('%s is said as the page has it', async (_what, search, found) => {
  const { said: answer, entriesOf } = said(search);
  expect(await answer).toMatchObject(found);
  expect(entriesOf.mock.calls.map(([, language]) => language)).not.toContain('de');
});

test.each([
  [`${PERFORMANCE}&topic=report-a-delay`, { title: 'Schnelle Shops', call: 'Verspätung melden' }],
  ['?about=/projects/isar-optics&topic=plan-an-app', { title: 'Isar Optik', call: 'App planen' }],
])('%s is said in the words of the wanted language', async (search, found) => {
  expect(await said(search, 'de').said).toMatchObject(found);
});

test('words that the page does not have say nothing, whoever put them into the link', async () => {
  const foreign = `${PERFORMANCE}&topic=Your+account+is+locked,+call+0900&person=Eve`;
  expect(await said(foreign).said).toMatchObject({ title: 'Fast shops', call: '', person: '' });
  expect(await said(`${PERFORMANCE}&topic=${'x'.repeat(300)}`).said).toMatchObject({ call: '' });
});

test.each(['', '?topic=report-a-delay', '?about=ecommerce/performance', '?about=/nowhere', '?about=/ecommerce/none'])(
  '%j names no page of ours',
  async (search) => {
    expect(await said(search).said).toBeNull();
  },
);

test('a form opens although the page that led to it can not be had', async () => {
  expect(await said('?about=/products&topic=x').said).toBeNull();
});
