import type { Language } from '@kontorwerk/contract/languages';
import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html';
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical';
import { isDoc } from './parts.ts';
import { localised } from './read.ts';
import { tableHtml } from './table-html.ts';

const converted = new WeakMap<object, string>();

function isEditorState(value: unknown): value is SerializedEditorState {
  return isDoc(value) && isDoc(value.root) && Array.isArray(value.root.children) && value.root.children.length > 0;
}

/** The same text stands in many lists and is read many more times than it is written: convert it once. */
function htmlOf(state: SerializedEditorState): string {
  const known = converted.get(state);
  if (known !== undefined) return known;
  const html = convertLexicalToHTML({
    data: state,
    converters: ({ defaultConverters }) => ({ ...defaultConverters, ...tableHtml }),
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
  });
  converted.set(state, html);
  return html;
}

/** A localised rich text as HTML, in the language or else the default one; empty when there is none. */
export function localHtml(value: unknown, language: Language): string {
  const state = localised(value, language, isEditorState);
  return isEditorState(state) ? htmlOf(state) : '';
}

/** A text as HTML that shows it as it stands. */
export function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
