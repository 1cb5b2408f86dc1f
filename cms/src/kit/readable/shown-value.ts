import type { Language, LocalText } from '@kontorwerk/contract/languages';
import type { Payload } from 'payload';
import { cache } from 'react';
import { titlesOf } from '../admin/document-titles.ts';
import { shownDay, shownMoment } from '../dates/written-date.ts';
import { linkedDocument } from '../links/reference.ts';

/** Kinds of value that are kept otherwise than editors would write them. */
export type ValueKind = 'yes_no' | 'link' | 'office' | 'day' | 'moment';

/** The component that shows such a value in a list, and the one that compares it in two versions. */
export const SHOWN_CELL = '/kit/readable/shown-cell.tsx#ShownCell';
export const SHOWN_DIFF = '/kit/readable/shown-diff.tsx#ShownDiff';

const YES: LocalText = { en: 'Yes', de: 'Ja' };
const NO: LocalText = { en: 'No', de: 'Nein' };
const GONE: LocalText = { en: 'Something that no longer exists', de: 'Etwas, das es nicht mehr gibt' };

/** The cities of the offices by their codes; once for all rows of a list. */
const cities = cache(async (payload: Payload, reader: Language): Promise<ReadonlyMap<string, string>> => {
  const { offices } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    locale: reader,
    overrideAccess: true,
  });
  return new Map((offices ?? []).map(({ code, city }) => [code, city || code]));
});

/** The title of the document that a link leads to; an address as it stands. */
const linkName = cache(async (payload: Payload, link: string, reader: Language): Promise<string> => {
  const linked = linkedDocument(link);
  if (!linked) return link;
  const document = { collection: linked.collection, document: linked.id };
  const name = (await titlesOf(payload, [document], reader))(document);
  return name === `#${linked.id}` ? GONE[reader] : `${name}${linked.rest}`;
});

type Reading = { readonly payload: Payload; readonly reader: Language };

async function shownOne(kind: ValueKind, value: unknown, { payload, reader }: Reading): Promise<string> {
  if (kind === 'yes_no') return (value === true ? YES : NO)[reader];
  if (typeof value !== 'string' || value === '') return '';
  switch (kind) {
    case 'link':
      return linkName(payload, value, reader);
    case 'office':
      return (await cities(payload, reader)).get(value) ?? value;
    case 'day':
      return shownDay(value, reader);
    case 'moment':
      return shownMoment(value, reader);
  }
}

/** A value as an editor would write it; empty where there is none. */
export async function shownValue(kind: ValueKind, value: unknown, reading: Reading): Promise<string> {
  if (value === null || value === undefined) return '';
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return (await Promise.all(values.map((one) => shownOne(kind, one, reading)))).join(', ');
}
