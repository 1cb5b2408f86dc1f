'use client';

import { useForm, useFormFields } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useRef } from 'react';

type Row = { readonly path: string; readonly id: string };

function rowsOf(fields: FormState): readonly Row[] {
  return Object.entries(fields).flatMap(([path, { rows }]) => (rows ?? []).map(({ id }) => ({ path, id })));
}

const depth = ({ path }: Row) => path.split('.').length;

/**
 * Returns the row that was just added; a copied row includes nested ones. Several rows at once were loaded with the
 * document.
 */
function findAddedRow(rows: readonly Row[], known: ReadonlySet<string>): Row | null {
  const fresh = rows.filter(({ id }) => !known.has(id)).sort((one, other) => depth(one) - depth(other));
  const [first, second] = fresh;
  return first && (!second || depth(second) > depth(first)) ? first : null;
}

/**
 * Opens a new row of a list, so that it can be edited at once; existing rows start collapsed. Then calls `onOpened` with
 * the row's list and index.
 */
export function useOpenNewRow(onOpened: (list: string, index: number) => void): void {
  const { dispatchFields, getFields } = useForm();
  const ids = useFormFields(([fields]) =>
    rowsOf(fields)
      .map(({ id }) => id)
      .join(),
  );
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const fields = getFields();
    const row = known.current && findAddedRow(rowsOf(fields), known.current);
    known.current = new Set(ids.split(','));
    if (!row) return;
    const rows = fields[row.path]?.rows ?? [];
    const updatedRows = rows.map((each) => (each.id === row.id ? { ...each, collapsed: false } : each));
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path: row.path, updatedRows });
    onOpened(
      row.path,
      rows.findIndex(({ id }) => id === row.id),
    );
  }, [ids, dispatchFields, getFields, onOpened]);
}
