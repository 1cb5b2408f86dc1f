import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { isLanguage, type Language } from '@kontorwerk/contract/languages';

/** Words in another language than their text, as the sample content has them in Markdown: `[Postfach]{lang=de}`. */
const MARK = /\[([^\][]+)\]\{lang=(\w+)\}/;

/** Returns words as a text has them that says in which language they are. */
export function languageMark(words: string, language: string): string {
  return `[${words}]{lang=${language}}`;
}

/** Returns the language in which a node's words are marked to be; null where that is the page's. */
export function markedLanguage({ $: state }: { readonly $?: unknown }): Language | null {
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

/** Turns marks that are written in the words of a text into states of its nodes, as the editor sets them. */
export function withLanguageMarks(node: Untrusted): Untrusted {
  if (!Array.isArray(node.children)) return node;
  const children = node.children.filter(isRecord).flatMap((child) => {
    const { text } = child;
    return typeof text === 'string' && MARK.test(text) ? parts(child, text) : withLanguageMarks(child);
  });
  return { ...node, children };
}
