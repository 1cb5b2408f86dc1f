import type { LocalText } from '@kontorwerk/contract/languages';
import { convertMarkdownToLexical } from '@payloadcms/richtext-lexical';
import type { Payload } from 'payload';
import { editor } from '../fields/editor.ts';

/** Converts the sample content's Markdown to what the editor keeps, in both languages. */
export type ToRichText = (markdown: LocalText) => { readonly en: unknown; readonly de: unknown };

/** Makes the converter; it knows what this project's editor allows. */
export async function markdownConverter(payload: Payload): Promise<ToRichText> {
  const resolved = await editor({ config: payload.config, parentIsLocalized: false, isRoot: true });
  const editorConfig = resolved.editorConfig;
  const convert = (markdown: string) => convertMarkdownToLexical({ editorConfig, markdown: markdown.trim() });
  return ({ en, de }) => ({ en: convert(en), de: convert(de) });
}
