'use client';

import type { LocalText } from '@kontorwerk/contract/languages';
import { ChevronIcon, toast, useAuth, useConfig, useListQuery, useLocale, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { rowTitle } from './accessible-names.ts';
import { post } from './cms-requests.ts';
import { waitForRender } from './field-focus.ts';

const TEXTS = {
  up: { en: 'Move up: {row}', de: 'Nach oben: {row}' },
  down: { en: 'Move down: {row}', de: 'Nach unten: {row}' },
  moved: { en: '{row} moved to {place} of {count}', de: '{row} verschoben an Stelle {place} von {count}' },
  failed: {
    en: 'The order could not be saved. Please try again.',
    de: 'Die Reihenfolge ließ sich nicht speichern. Bitte versuchen Sie es noch einmal.',
  },
} as const satisfies Record<string, LocalText>;

type Step = -1 | 1;

/** The longest wait for the list in its new order, in milliseconds. */
const LONGEST_MS = 5_000;

/** A row of the list: its document, its title, and the cell with the handle, where the buttons are. */
type Row = { readonly id: string; readonly title: string; readonly cell: Element };

/** Returns the rows of a list in the order in which they are shown, which dragging changes before the server's answer. */
function rowsIn(list: Element): readonly Row[] {
  return [...list.querySelectorAll('tbody .cell-_dragHandle')].flatMap((cell) => {
    if (cell.closest('.table--drag-preview')) return [];
    const address = cell.closest('tr')?.querySelector('td a')?.getAttribute('href');
    const id = address?.match(/\/([^/?]+)(?:\?.*)?$/)?.[1];
    return id === undefined ? [] : { id, title: rowTitle(cell), cell };
  });
}

function areSame(some: readonly Row[], others: readonly Row[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ cell, title }, at) => cell === others[at]?.cell && title === others[at].title)
  );
}

/** Returns the rows of the list around an element, now and after each change. */
function useRows(within: () => Element | null): readonly Row[] {
  const [rows, setRows] = useState<readonly Row[]>([]);
  useEffect(() => {
    const list = within();
    if (!list) return;
    const read = () =>
      setRows((known) => {
        const shown = rowsIn(list);
        return areSame(known, shown) ? known : shown;
      });
    const observer = new MutationObserver(read);
    observer.observe(list, { childList: true, subtree: true });
    read();
    return () => observer.disconnect();
  }, [within]);
  return rows;
}

/** Returns a function that renders the list again and waits until it is there. */
function useRefresh(): () => Promise<void> {
  const router = useRouter();
  const { data } = useListQuery();
  const onData = useRef<() => void>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new list ends the wait.
  useEffect(() => onData.current?.(), [data]);
  return useCallback(async () => {
    await new Promise<void>((resolve) => {
      onData.current = resolve;
      setTimeout(resolve, LONGEST_MS);
      router.refresh();
    });
    await waitForRender();
  }, [router]);
}

/**
 * Adds buttons to the rows of an orderable list that do what dragging does, for one step. The handle needs a pointer
 * that drags, and its keys need a pause between them.
 */
export function ListOrder() {
  const { i18n } = useTranslation();
  const reader = readerLanguage(i18n);
  const { config } = useConfig();
  const { permissions } = useAuth();
  const { code: locale } = useLocale();
  const { collectionSlug, data, orderableFieldName = '', query } = useListQuery();
  const here = useRef<HTMLDivElement>(null);
  // A list in a drawer is for choosing.
  const list = useCallback(() => here.current?.closest('.collection-list:not(dialog *)') ?? null, []);
  const rows = useRows(list);
  const refresh = useRefresh();
  const moves = useRef(Promise.resolve());
  const [said, setSaid] = useState('');
  const [sort] = [query.sort].flat();
  const isAscending = sort === orderableFieldName;
  const isOrdered = orderableFieldName !== '' && (isAscending || sort === `-${orderableFieldName}`);
  const mayOrder = Boolean(permissions?.collections?.[collectionSlug]?.update);

  async function move({ id, title }: Row, step: Step): Promise<void> {
    const shown = list();
    const before = shown ? rowsIn(shown) : [];
    const place = before.findIndex((row) => row.id === id) + step;
    const neighbour = before[place];
    if (!shown || !neighbour) return;
    const focused = document.activeElement;
    // The server looks a pending key up itself: after dragging, the list doesn't know it.
    const answer = await post(
      `${config.routes.api}/reorder?locale=${locale}`,
      {
        collectionSlug,
        docsToMove: [Number(id)],
        newKeyWillBe: (step === 1) === isAscending ? 'greater' : 'less',
        orderableFieldName,
        target: { id: Number(neighbour.id), key: 'pending' },
      },
      reader,
      TEXTS.failed[reader],
    );
    if ('problem' in answer) {
      toast.error(answer.problem);
      return;
    }
    await refresh();
    const text = TEXTS.moved[reader]
      .replace('{place}', `${(data?.pagingCounter ?? 1) + place}`)
      .replace('{count}', `${data?.totalDocs ?? before.length}`);
    setSaid(text.replace('{row}', title));
    // The row was moved in the page, which may have taken the focus.
    if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus();
  }

  /** Moves rows one after another, as a key may be pressed several times. */
  function moveSoon(row: Row, step: Step): void {
    moves.current = moves.current.then(() => move(row, step));
  }

  return (
    <div ref={here} role="status" className="sr-only">
      {said}
      {isOrdered &&
        mayOrder &&
        rows.map((row, index) =>
          createPortal(
            <span className="list-order">
              <button
                type="button"
                aria-label={TEXTS.up[reader].replace('{row}', row.title)}
                aria-disabled={index === 0}
                onClick={() => moveSoon(row, -1)}
              >
                <ChevronIcon direction="up" />
              </button>
              <button
                type="button"
                aria-label={TEXTS.down[reader].replace('{row}', row.title)}
                aria-disabled={index === rows.length - 1}
                onClick={() => moveSoon(row, 1)}
              >
                <ChevronIcon direction="down" />
              </button>
            </span>,
            row.cell,
            row.id,
          ),
        )}
    </div>
  );
}
