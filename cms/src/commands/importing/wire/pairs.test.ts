import { expect, test } from 'vitest';
import { pairUp } from './pairs.ts';

type Item = { readonly id: string; readonly kind: string; readonly text: string };

const names = { idOf: ({ id }: Item) => id, kindOf: ({ kind }: Item) => kind };
const item = (text: string, kind = 'Banner', id = ''): Item => ({ id, kind, text });

function paired(english: readonly Item[], german: readonly Item[]) {
  const { pairs, germanOnly } = pairUp(english, german, names);
  return { pairs: pairs.map(({ en, de }) => [en.text, de.text]), germanOnly: germanOnly.map(({ text }) => text) };
}

test('what has ids finds its translation wherever that stands', () => {
  const german = [item('zwei', 'Banner', 'b'), item('eins', 'Banner', 'a')];
  expect(paired([item('one', 'Banner', 'a'), item('two', 'Banner', 'b')], german)).toEqual({
    pairs: [
      ['one', 'eins'],
      ['two', 'zwei'],
    ],
    germanOnly: [],
  });
});

test('without ids the same place and kind make a pair; what is left over is told', () => {
  const german = [item('eins'), item('Kunden', 'News'), item('mehr', 'Faq')];
  expect(paired([item('one'), item('two')], german)).toEqual({
    pairs: [
      ['one', 'eins'],
      ['two', 'two'],
    ],
    germanOnly: ['Kunden', 'mehr'],
  });
});

test('ids that the languages don’t share tell nothing of translations', () => {
  const numbered = (text: string, id: string) => item(text, 'News', id);
  expect(
    paired([numbered('one', '12'), numbered('two', '13')], [numbered('eins', '57'), numbered('zwei', '58')]),
  ).toEqual({
    pairs: [
      ['one', 'eins'],
      ['two', 'zwei'],
    ],
    germanOnly: [],
  });
});

test('what only two items share makes them a pair, wherever they stand', () => {
  const [english, german] = [
    [item('one', 'News', 'x'), item('two', 'News', 'x'), item('three', 'News', 'x')],
    [item('drei', 'News', 'x'), item('eins', 'News', 'x')],
  ];
  const pictures: Readonly<Record<string, string>> = { one: 'a', eins: 'a', three: 'c', drei: 'c', two: 'b' };
  const { pairs } = pairUp(english, german, {
    idOf: () => '',
    traits: [({ text }) => pictures[text] ?? ''],
    kindOf: ({ kind }) => kind,
  });
  expect(pairs.map(({ en, de, only }) => [en.text, de.text, only])).toEqual([
    ['one', 'eins', undefined],
    ['two', 'two', 'en'],
    ['three', 'drei', undefined],
  ]);
});
