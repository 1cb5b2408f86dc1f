import type { LocalText } from '@kontorwerk/contract/languages';
import { readerLanguage } from './reader-language.ts';

export type Asked = { readonly req: { readonly i18n: { readonly language: string } } };

/** What is wrong with what an editor typed, in the language of the editor’s admin. */
export function problem(text: LocalText, { req }: Asked): string {
  return text[readerLanguage(req.i18n)];
}
