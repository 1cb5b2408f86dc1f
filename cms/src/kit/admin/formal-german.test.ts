import { isRecord } from '@kontorwerk/contract/content/read-values';
import { de } from '@payloadcms/translations/languages/de';
import { expect, test } from 'vitest';
import { FORMAL_GERMAN } from './formal-german.ts';
import { PAYLOAD_WORDS } from './payload-words.ts';

const DU = /\b(?:du|dein\w*|dich|dir|bist|möchtest|hast|kannst|willst|musst)\b/i;
/** The imperatives by which Payload's texts say “du”. */
const TO_DO =
  /(?:^|\bBitte |, | oder )(?:gib|wähle|klicke|überprüfe|speichere|gehe|kopiere|versuche|drücke|beginne|suche|erstelle|verifiziere|ziehe|zeichne|setze|passe|füge|lade|öffne|lösche|prüfe)\b/i;

/** Returns all texts below by key, with our translations replacing Payload's. */
function texts(theirs: unknown, ours: unknown, at = ''): readonly (readonly [string, string])[] {
  const text = typeof ours === 'string' ? ours : theirs;
  if (typeof text === 'string') return [[at, text]];
  if (!isRecord(theirs)) return [];
  return Object.entries(theirs).flatMap(([key, value]) =>
    texts(value, isRecord(ours) ? ours[key] : undefined, `${at}.${key}`),
  );
}

test('the admin calls nobody “du”', () => {
  const all = texts(de.translations, PAYLOAD_WORDS.de);
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter(([, text]) => DU.test(text) || TO_DO.test(text))).toEqual([]);
});

test('each of our texts stands for one of Payload’s, and names what that names', () => {
  const theirs = new Map(texts(de.translations, undefined));
  const named = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).sort();
  for (const [key, text] of texts(FORMAL_GERMAN, undefined)) {
    const original = theirs.get(key);
    expect(original, key).toBeDefined();
    expect([...new Set(named(text))], key).toEqual([...new Set(named(original ?? ''))]);
  }
});
