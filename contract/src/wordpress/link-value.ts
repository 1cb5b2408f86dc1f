import { isEmptyValue, isRecord } from '../content/read-values.ts';
import { isPostId, toPlainAddress } from './address-value.ts';
import { asMarkup, firstTag } from './html-tag.ts';
import { htmlToText } from './html-to-text.ts';
import { toPlainText } from './text-value.ts';

/** A link with its text, whatever its source shape. */
export type LinkValue = { readonly url: string; readonly text: string };

const NO_LINK: LinkValue = { url: '', text: '' };

/** The keys that hold the address of an ACF link, a post or a term. */
const ADDRESS_KEYS = ['url', 'permalink', 'link', 'href'] as const;

function linkOfMarkup(markup: string): LinkValue | null {
  const tag = firstTag(markup, 'a');
  return tag === null ? null : { url: (tag.href ?? '').trim(), text: htmlToText(markup) };
}

/**
 * Reads a link: an address, an ACF array, `<a>` markup, a page with its permalink. Null if there is no address in it.
 */
export function readLinkValue(value: unknown): LinkValue | null {
  if (isEmptyValue(value)) return NO_LINK;
  if (typeof value === 'string') {
    if (isPostId(value)) return null;
    const markup = asMarkup(value);
    return markup === null ? { url: toPlainAddress(value), text: '' } : linkOfMarkup(markup);
  }
  if (Array.isArray(value)) return value.length === 0 ? NO_LINK : readLinkValue(value[0]);
  if (!isRecord(value)) return null;
  const key = ADDRESS_KEYS.find((name) => typeof value[name] === 'string');
  if (key === undefined) return ADDRESS_KEYS.some((name) => name in value) ? NO_LINK : null;
  const text = toPlainText(value.title ?? value.post_title ?? value.name, false);
  return { url: toPlainAddress(String(value[key])), text: typeof text === 'string' ? text : '' };
}
