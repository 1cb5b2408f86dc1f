import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { isLanguage, type Language } from '@kontorwerk/contract/languages';
import { replaceNodes } from './text-tree.ts';

/** The sample content's Markdown for words in another language: `[Postfach]{lang=de}`. */
const MARK = /\[([^\][]+)\]\{lang=(\w+)\}/;

/** Returns words with the Markdown mark of their language. */
export function formatLanguageMark(words: string, language: string): string {
  return `[${words}]{lang=${language}}`;
}

/** Returns the language that a node is marked with; null if it is the page's. */
export function readMarkedLanguage({ $: state }: { readonly $?: unknown }): Language | null {
  const language = isRecord(state) ? state.lang : null;
  return isLanguage(language) ? language : null;
}

function parts(node: Untrusted, text: string): readonly Untrusted[] {
  const [mark, words, language] = MARK.exec(text) ?? [];
  if (mark === undefined || words === undefined) return text === '' ? [] : [{ ...node, text }];
  const [before = '', after = ''] = [text.slice(0, text.indexOf(mark)), text.slice(text.indexOf(mark) + mark.length)];
  const marked = { ...node, text: words, ...(isLanguage(language) ? { $: { lang: language } } : {}) };
  return [...parts(node, before), marked, ...parts(node, after)];
}

/** Converts Markdown marks in a text to node states, as the editor sets them. */
export function withLanguageMarks(root: Untrusted): Untrusted {
  return replaceNodes(root, (node) =>
    typeof node.text === 'string' && MARK.test(node.text) ? parts(node, node.text) : [node],
  );
}
