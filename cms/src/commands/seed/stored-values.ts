import type { LocalText } from '@kontorwerk/contract/languages';
import { convertMarkdownToLexical } from '@payloadcms/richtext-lexical';
import type { Payload } from 'payload';
import { generateNKeysBetween } from 'payload/shared';
import { editor } from '#cms/kit/fields/editor.ts';
import { withLanguageMarks } from '#cms/kit/fields/language-marks.ts';
import type { ByLanguage, RichText } from '#cms/kit/stored-values.ts';

/** Adds an order key to each item, as dragging rows in the admin would. */
export function addOrder<T>(items: readonly T[]): readonly { readonly item: T; readonly _order: string }[] {
  const keys = generateNKeysBetween(null, null, items.length);
  return items.map((item, index) => ({ item, _order: keys[index] ?? '' }));
}

/** Converts the sample content's Markdown to rich text, in both languages. */
export type ToRichText = (markdown: LocalText) => ByLanguage<RichText>;

/** Creates the converter, with the features of this project's editor. */
export async function makeMarkdownConverter(payload: Payload): Promise<ToRichText> {
  const resolved = await editor({ config: payload.config, parentIsLocalized: false, isRoot: true });
  const editorConfig = resolved.editorConfig;
  const convert = (markdown: string): RichText => {
    const { root } = convertMarkdownToLexical({ editorConfig, markdown: markdown.trim() });
    return { root: { ...root, ...withLanguageMarks({ ...root }) } };
  };
  return ({ en, de }) => ({ en: convert(en), de: convert(de) });
}
