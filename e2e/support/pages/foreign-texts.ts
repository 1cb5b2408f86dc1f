import type { Language } from '@kontorwerk/contract/languages';
import { contentModules, localTexts } from './content-modules.ts';

/** Shorter fragments may be equal in both languages by chance. */
const SHORTEST = 25;

/** Normalises a text so that typography makes no difference. */
export function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00ad\u200b]/g, '')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’‚]/g, "'")
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

function withoutMarkdown(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replace(/[*_`]+/g, '');
}

function fragmentsOf(text: string): readonly string[] {
  return withoutMarkdown(text)
    .split(/\n|(?<=[.!?:])\s+/)
    .map(plain)
    .filter((fragment) => fragment.length >= SHORTEST);
}

/** Sentences by their beginning, so that a text is scanned once for all of them. */
export type Sentences = ReadonlyMap<string, readonly string[]>;

/** Reads the sample content: by language, the sentences that no text of the other language contains. */
export async function readSentences(): Promise<Readonly<Record<Language, Sentences>>> {
  const texts = localTexts(await contentModules());
  const all = (language: Language) => texts.map((text) => plain(withoutMarkdown(text[language]))).join('\n');
  const own = (language: Language) => {
    const others = all(language === 'en' ? 'de' : 'en');
    const fragments = new Set(texts.flatMap((text) => fragmentsOf(text[language])));
    const sentences = [...fragments].filter((fragment) => !others.includes(fragment));
    return Map.groupBy(sentences, (sentence) => sentence.slice(0, SHORTEST));
  };
  return { en: own('en'), de: own('de') };
}

/** Finds the sentences that a page's text contains. */
export function sentencesIn(text: string, sentences: Sentences): readonly string[] {
  const page = plain(text);
  const found = new Set<string>();
  for (let at = 0; at + SHORTEST <= page.length; at += 1)
    for (const sentence of sentences.get(page.slice(at, at + SHORTEST)) ?? [])
      if (page.startsWith(sentence, at)) found.add(sentence);
  return [...found];
}
