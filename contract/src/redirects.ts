import { inLanguage, languageOf } from './address.ts';
import { isRecord, type Report } from './content/read-values.ts';
import { RecordFields } from './content/record-fields.ts';
import { isPageAddress } from './page-table.ts';

/** An address that was a page's once, with its language, and where visitors are sent from there. */
export type Redirect = { readonly from: string; readonly to: string };

/** The old addresses of the site in one language (additive; a backend may have none). */
export type Redirects = { readonly redirects: readonly Redirect[]; readonly endpoint_call: string };

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What all spellings of an address have in common: capitals, encoding and slashes at its end don't count. */
export function redirectKey(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  const plain = decoded(path).toLowerCase().replace(/\/+$/, '');
  return inLanguage(plain === '' ? '/' : plain, languageOf(plain));
}

/** An address in its three parts: path, query and place on the page. */
const PARTS = /^([^?#]*)(\?[^#]*)?(#.*)?$/s;

/** Where a redirect leads whoever asked for an address: campaigns keep what they are counted by, links their place. */
export function redirectedTo(to: string, asked: string): string {
  const [, path = '', query, place] = PARTS.exec(to) ?? [];
  const [, , askedQuery = '', askedPlace = ''] = PARTS.exec(asked) ?? [];
  return path + (query ?? askedQuery) + (place ?? askedPlace);
}

function readRedirect(fields: RecordFields): Redirect | null {
  const [from, to] = [fields.text('from'), fields.text('to')];
  if (!isPageAddress(from)) return fields.refuse('from: no address of a page');
  if (!isPageAddress(to) && !/^https?:\/\//i.test(to))
    return fields.refuse('to: no address that visitors can be sent to');
  // A browser would be sent in a circle.
  return redirectKey(from) === redirectKey(to) ? fields.refuse('to: the same address') : { from, to };
}

/** Reads a backend's old addresses tolerantly; what can't be read is left out and reported, nothing throws. */
export function readRedirects(answer: unknown, report: Report = () => {}): Redirects {
  const fields = new RecordFields(isRecord(answer) ? answer : {}, 'redirects', report);
  return { redirects: fields.list('redirects', readRedirect), endpoint_call: fields.text('endpoint_call') };
}
