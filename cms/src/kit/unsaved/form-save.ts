import { isRecord } from '@kontorwerk/contract/content/read-values';
import * as v from 'valibot';

/** The kinds of saves: autosave, draft, publication, save without drafts, or creation. */
export type SaveKind = 'autosave' | 'draft' | 'publish' | 'save' | 'creation';

/** A save by one of Payload's forms. */
export type FormSave = {
  /** The path of the document, or of the collection it is created in. */
  readonly place: string;
  readonly address: string;
  readonly method: 'PATCH' | 'POST';
  readonly kind: SaveKind;
  readonly hasFile: boolean;
};

/** The name under which Payload's forms send their values. */
const VALUES = '_payload';
/** The body of a request that moves a document to the trash. */
const trashing = v.pipe(v.string(), v.parseJson(), v.object({ deletedAt: v.string() }));
/** A base for parsing the addresses, which are paths. */
const ANY_ORIGIN = 'http://admin.invalid';

function statusIn(body: FormData): unknown {
  const written = body.get(VALUES);
  const values: unknown = typeof written === 'string' ? JSON.parse(written) : null;
  return isRecord(values) ? values._status : undefined;
}

function kindOf({ pathname, searchParams }: URL, method: FormSave['method'], body: FormData): SaveKind {
  if (searchParams.get('autosave') === 'true') return 'autosave';
  if (method === 'POST' && !pathname.includes('/globals/')) return 'creation';
  if (searchParams.get('draft') === 'true') return 'draft';
  return statusIn(body) === 'published' ? 'publish' : 'save';
}

/** Parses a request as the save of a form; null for any other request. */
export function parseFormSave(input: unknown, init: RequestInit | undefined): FormSave | null {
  const method = init?.method?.toUpperCase();
  if (typeof input !== 'string' || !(init?.body instanceof FormData)) return null;
  if ((method !== 'PATCH' && method !== 'POST') || !init.body.has(VALUES)) return null;
  const url = new URL(input, ANY_ORIGIN);
  const kind = kindOf(url, method, init.body);
  return { place: url.pathname, address: input, method, kind, hasFile: init.body.has('file') };
}

/** Returns the path of the document that a request deletes or moves to the trash; null for any other request. */
export function parseRemoval(input: string, init: RequestInit | undefined): string | null {
  const method = init?.method?.toUpperCase();
  const isRemoval = method === 'DELETE' || (method === 'PATCH' && v.is(trashing, init?.body));
  return isRemoval ? new URL(input, ANY_ORIGIN).pathname : null;
}

/** Returns the address that saves as a draft what another would publish. */
export function toDraftAddress(address: string): string {
  const { pathname, searchParams } = new URL(address, ANY_ORIGIN);
  for (const name of ['publishSpecificLocale', 'publishAllLocales']) searchParams.delete(name);
  searchParams.set('draft', 'true');
  searchParams.set('fallback-locale', 'null');
  return `${pathname}?${searchParams}`;
}
