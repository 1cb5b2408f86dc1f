import type { Language, LocalText } from '@kontorwerk/contract/languages';
import type { Payload } from 'payload';
import { cache } from 'react';
import { titlesOf } from '../admin/document-titles.ts';
import { formatDay, formatMoment } from '../dates/date-format.ts';
import { parseReference } from '../links/reference.ts';

/** The kinds of values that are stored in another form than editors write. */
export type ValueKind = 'yes_no' | 'link' | 'office' | 'day' | 'moment';

/** The components that show such a value in a list, and compare it between versions. */
export const VALUE_CELL = '/kit/readable/value-cell.tsx#ValueCell';
export const VALUE_DIFF = '/kit/readable/value-diff.tsx#ValueDiff';

const YES: LocalText = { en: 'Yes', de: 'Ja' };
const NO: LocalText = { en: 'No', de: 'Nein' };
const GONE: LocalText = { en: 'Something that no longer exists', de: 'Etwas, das es nicht mehr gibt' };

/** Returns the offices' cities by code; cached for all rows of a list. */
const readCities = cache(async (payload: Payload, reader: Language): Promise<ReadonlyMap<string, string>> => {
  const { offices } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    locale: reader,
    overrideAccess: true,
  });
  return new Map((offices ?? []).map(({ code, city }) => [code, city || code]));
});

/** Returns the title of a link's document; an address unchanged. */
const readLinkName = cache(async (payload: Payload, link: string, reader: Language): Promise<string> => {
  const linked = parseReference(link);
  if (!linked) return link;
  const document = { collection: linked.collection, document: linked.id };
  const name = (await titlesOf(payload, [document], reader))(document);
  return name === `#${linked.id}` ? GONE[reader] : `${name}${linked.rest}`;
});

type Reading = { readonly payload: Payload; readonly reader: Language };

async function formatOne(kind: ValueKind, value: unknown, { payload, reader }: Reading): Promise<string> {
  if (kind === 'yes_no') return (value === true ? YES : NO)[reader];
  if (typeof value !== 'string' || value === '') return '';
  switch (kind) {
    case 'link':
      return readLinkName(payload, value, reader);
    case 'office':
      return (await readCities(payload, reader)).get(value) ?? value;
    case 'day':
      return formatDay(value, reader);
    case 'moment':
      return formatMoment(value, reader);
  }
}

/** Formats a value as an editor would write it; '' if there is none. */
export async function formatValue(kind: ValueKind, value: unknown, reading: Reading): Promise<string> {
  if (value === null || value === undefined) return '';
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return (await Promise.all(values.map((one) => formatOne(kind, one, reading)))).join(', ');
}
