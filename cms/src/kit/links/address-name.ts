import { isRecord } from '@kontorwerk/contract/content/read-values';
import { DEFAULT_LANGUAGE, type LocalText } from '@kontorwerk/contract/languages';
import { PAGES } from '@kontorwerk/contract/pages';
import { slugOf } from '@kontorwerk/contract/slug';
import type { FieldHook } from 'payload';
import { isSitePage } from './site-pages.ts';

export const NO_NAME: LocalText = {
  en: 'Only letters, digits and hyphens are allowed here: summer-2026',
  de: 'Hier sind nur Buchstaben, Ziffern und Bindestriche möglich: sommer-2026',
};

/** What a part of an address may be. Pages of the site itself have names of the specification, with spaces. */
export const NAME = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u;

/** Tells whether a page is one that an editor made at an address of its own. */
export function isFree(data: unknown): boolean {
  return isRecord(data) && data.page_key === PAGES.free.key;
}

/** What stands in an address for a title: “Summer & sun” → “summer-sun”. */
export function nameOf(title: string): string {
  return slugOf(title.replace(/[^\p{L}\p{N}\s-]/gu, ' ')).replace(/-{2,}/g, '-');
}

type Asked = Parameters<FieldHook>[0];

/** The page with what is asked for: of what isn't changed the request may say nothing. */
export function asChanged({ data, originalDoc }: Asked): Record<string, unknown> {
  return { ...originalDoc, ...data };
}

/** Tells whether an address is needed now and nobody has written one: a draft is saved before it has a name. */
function needsName({ data, operation, req }: Asked): boolean {
  return operation === 'create' || (data?._status === 'published' && req.locale === DEFAULT_LANGUAGE);
}

/** What somebody wrote, as addresses have it. */
export function written({ value }: Asked): string {
  return typeof value === 'string' ? slugOf(value) : '';
}

/** A page's name as addresses have it, as it is written now or was before; empty without one. */
export function fromTitle({ siblingData, originalDoc }: Asked): string {
  const { title }: { readonly title?: unknown } = { ...originalDoc, ...siblingData };
  return typeof title === 'string' ? nameOf(title) : '';
}

/** As addresses have it; taken from the page's name where nothing was written. */
export const asInAddresses: FieldHook = (asked) => {
  if (isSitePage(asChanged(asked))) return asked.value;
  return written(asked) || (needsName(asked) && fromTitle(asked)) || asked.value;
};
