import { slugOf } from '@kontorwerk/contract/address/slug';
import { isRecord } from '@kontorwerk/contract/content/read-values';
import { DEFAULT_LANGUAGE, type LocalText } from '@kontorwerk/contract/languages';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import type { FieldHook } from 'payload';
import { isSitePage } from './site-pages.ts';

export const INVALID_SEGMENT: LocalText = {
  en: 'Only letters, digits and hyphens are allowed here: summer-2026',
  de: 'Hier sind nur Buchstaben, Ziffern und Bindestriche möglich: sommer-2026',
};

/** A segment of an address. The site's own pages have the names of the specification, with spaces. */
export const SEGMENT = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u;

/** Whether a page was made by an editor at a free address. */
export function isFreePage(data: unknown): boolean {
  return isRecord(data) && data.page_key === PAGES.free.key;
}

/** Returns the address segment for a title: “summer-sun” for “Summer & sun”. */
export function toSegment(title: string): string {
  return slugOf(title.replace(/[^\p{L}\p{N}\s-]/gu, ' ')).replace(/-{2,}/g, '-');
}

type Asked = Parameters<FieldHook>[0];

/** Returns the page with the request's changes: a request may omit unchanged fields. */
export function mergeChanges({ data, originalDoc }: Asked): Record<string, unknown> {
  return { ...originalDoc, ...data };
}

/** Whether an address is needed now but hasn't been written: a draft is saved before it has a name. */
function needsSegment({ data, operation, req }: Asked): boolean {
  return operation === 'create' || (data?._status === 'published' && req.locale === DEFAULT_LANGUAGE);
}

/** Returns the written value as an address segment. */
export function readSegment({ value }: Asked): string {
  return typeof value === 'string' ? slugOf(value) : '';
}

/** Returns the address segment for a page's new or stored name; '' without one. */
export function segmentFromTitle({ siblingData, originalDoc }: Asked): string {
  const { title }: { readonly title?: unknown } = { ...originalDoc, ...siblingData };
  return typeof title === 'string' ? toSegment(title) : '';
}

/** Normalises an address segment; derives it from the page's name if none was written. */
export const normaliseSegment: FieldHook = (asked) => {
  if (isSitePage(mergeChanges(asked))) return asked.value;
  return readSegment(asked) || (needsSegment(asked) && segmentFromTitle(asked)) || asked.value;
};
