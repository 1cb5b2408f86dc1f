'use client';

import { useRowLabel } from '@payloadcms/ui';

/** A row of a list by what stands in it: the first of `fields` that are filled in, or its number. */
export function RowTitle({ fields }: { readonly fields: readonly string[] }) {
  const { data, rowNumber } = useRowLabel<Readonly<Record<string, unknown>>>();
  const words = fields.map((field) => data?.[field]).filter((value) => typeof value === 'string' && value !== '');
  return <span>{words.length > 0 ? words.join(': ') : `${(rowNumber ?? 0) + 1}`}</span>;
}
