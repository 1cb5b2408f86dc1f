import { expect, test } from 'vitest';
import { RecordFields } from '../content/record-fields.ts';
import { LANGUAGES, type LocalText } from '../languages.ts';
import { readWords } from './read-words.ts';
import { maxWordLength, STANDARD_WORDS } from './standard-words.ts';

function read(answer: object) {
  const places: string[] = [];
  return { words: readWords(new RecordFields({ ...answer }, 'words', ({ at }) => places.push(at))), places };
}

const EVERY = Object.entries(STANDARD_WORDS).flatMap(([group, words]) =>
  Object.entries<LocalText>(words).map(([name, text]) => [`${group}.${name}`, text] as const),
);

test.each(EVERY)('%s has a text in each language, and room for it', (_name, text) => {
  for (const language of LANGUAGES) {
    expect(text[language].trim()).not.toBe('');
    expect(text[language].length).toBeLessThanOrEqual(maxWordLength(text));
  }
});

test('words are taken by the names of the table, and nothing else is looked at', () => {
  const sent = JSON.parse(
    '{"form":{"send":" Off it goes ","constructor":"x","__proto__":{"sending":"x"}},"__proto__":{"map":{"load":"x"}},"more":{"a":"b"}}',
  );
  expect(read(sent)).toEqual({ words: { form: { send: 'Off it goes' } }, places: [] });
});

test('a word that is missing, empty, of another kind or far too long is the standard one', () => {
  const sent = { form: { send: '', sending: null, about: {}, around: 'x'.repeat(121) }, map: 'x', shell: [] };
  const places = ['words.form.around', 'words.form.about', 'words.map'];
  const { words, places: reported } = read(sent);
  expect(words).toBeNull();
  expect(reported.toSorted()).toEqual(places.toSorted());
  expect(read({ error: { text: 'x'.repeat(1_001) } }).words).toBeNull();
  expect(read({ error: { text: 'x'.repeat(1_000) } }).words?.error?.text).toHaveLength(1_000);
});
