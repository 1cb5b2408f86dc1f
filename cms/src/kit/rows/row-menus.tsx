'use client';

import { isLocalText, type LocalText } from '@kontorwerk/contract/languages';
import { getTranslation } from '@payloadcms/translations';
import { toast, useConfig, useDocumentInfo, useForm, useFormFields, useTranslation } from '@payloadcms/ui';
import type { ClientField, FormState } from 'payload';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { rowTitle } from '../admin/accessible-names.ts';
import { waitForRender } from '../admin/field-focus.ts';
import { useOpenNewRow } from '../admin/use-open-new-row.ts';
import { generateRowId } from '../fields/field-rows.ts';
import { CLIPBOARD, findRefusal, parseClipboard } from './copied-rows.ts';
import { fieldAt } from './field-at.ts';
import { noteRemovedHere } from './removed-here.ts';
import { findRemovedPlace, placeOfList, type RemovedRow, rowIdsIn, stillRemoved } from './row-places.ts';
import { blockTypeOf, formFields, placeOfRow, type RowState, rowState, withNewIds } from './row-state.ts';

const WORDS = {
  added: { en: '{label} added at {place} of {count}', de: '{label} hinzugefügt an Stelle {place} von {count}' },
  moved: { en: '{label} moved to {place} of {count}', de: '{label} verschoben an Stelle {place} von {count}' },
  nothing: { en: 'Nothing has been copied yet.', de: 'Es ist noch nichts kopiert.' },
  removed: { en: '{label} removed', de: '{label} entfernt' },
  row: { en: 'Row', de: 'Zeile' },
  undo: { en: 'Undo', de: 'Rückgängig' },
  close: { en: 'Close this notice', de: 'Hinweis schließen' },
  back: { en: '{label} is back.', de: '{label} ist wieder da.' },
  gone: {
    en: 'The list it stood in was removed as well. Please bring that back first.',
    de: 'Die Liste, in der es stand, ist auch entfernt. Bitte holen Sie zuerst diese zurück.',
  },
} as const satisfies Record<string, LocalText>;

/** The buttons that open the menus of rows and lists. */
const OPENERS = '.array-actions__button, .clipboard-action__popup .popup-button';

/** The controls that add a row: in its menu, below a list, and in the drawer with the kinds of sections. */
const ADDERS = '.array-actions__add, .array-actions__duplicate, .array-field__add-row, .blocks-drawer__block button';

/** A list of the form, and the index of a row if the menu is a row's. */
type Target = { readonly list: string; readonly index: number | null };

/** Returns a look-up of the fields of the form's document. */
function useFieldAt(): (path: string) => ClientField | null {
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { getFields } = useForm();
  return useCallback(
    (path) => {
      const entity = collectionSlug
        ? getEntityConfig({ collectionSlug })
        : getEntityConfig({ globalSlug: globalSlug ?? '' });
      return fieldAt(entity?.fields ?? [], path, (other) => getFields()[other]?.value);
    },
    [collectionSlug, globalSlug, getEntityConfig, getFields],
  );
}

/** Returns the list and the index of the innermost row around an element. */
function rowAround(element: Element, fields: FormState): Target | null {
  const around = element.parentElement?.closest('[id*="-row-"]');
  return around ? (placeOfRow(fields, around.id) ?? rowAround(around, fields)) : null;
}

/** Closes Payload's menu, as a press outside of it does. */
function closeMenu(): void {
  document.dispatchEvent(new MouseEvent('mousedown'));
}

/** Scrolls to a row that was inserted into a list or moved, and focuses the button of its menu, which it returns. */
async function goToRow(list: string, index: number): Promise<HTMLElement | null> {
  await waitForRender();
  const row = document.getElementById(`${list.replaceAll('.', '-')}-row-${index}`);
  const menu = row?.querySelector<HTMLElement>('.array-actions__button') ?? null;
  row?.scrollIntoView({ block: 'nearest' });
  menu?.focus({ preventScroll: true });
  return menu;
}

/**
 * Changes the menus of rows: copied rows are pasted below a row, or at the end of a list, and replace nothing; a removed
 * row can be restored; and rows that are added or moved are told to screen readers, and keep the focus.
 */
export function RowMenus() {
  const { addFieldRow, getFields } = useForm();
  const { i18n } = useTranslation();
  const reader = readerLanguage(i18n);
  const fieldOf = useFieldAt();
  const here = useRef<HTMLDivElement>(null);
  const opened = useRef<Target | null>(null);
  const isAdding = useRef(false);
  const undo = useRef<HTMLButtonElement>(null);
  const [removed, setRemoved] = useState<readonly RemovedRow[]>([]);
  const [said, setSaid] = useState('');
  const last = removed.at(-1);

  const insert = useCallback(
    (list: string, index: number, state: RowState) => {
      const blockType = blockTypeOf(state);
      addFieldRow({
        path: list,
        schemaPath: list,
        rowIndex: index,
        subFieldState: { ...state },
        ...(blockType !== undefined && { blockType }),
      });
    },
    [addFieldRow],
  );

  const nameOf = useCallback(
    (label: unknown) =>
      (typeof label === 'string' || isLocalText(label)) && label !== ''
        ? getTranslation(label, i18n)
        : WORDS.row[reader],
    [i18n, reader],
  );

  /** Returns the name of a section's kind, or of the list's rows. */
  const kindOf = useCallback(
    (list: string, index: number) => {
      const field = fieldOf(list);
      const blockType = getFields()[`${list}.${index}.blockType`]?.value;
      const block = field?.type === 'blocks' ? field.blocks.find(({ slug }) => slug === blockType) : undefined;
      return nameOf(block?.labels?.singular ?? (field && 'labels' in field ? field.labels?.singular : undefined));
    },
    [fieldOf, getFields, nameOf],
  );

  /** Goes to a row and tells what happened to it. */
  const tell = useCallback(
    async (text: LocalText, list: string, index: number) => {
      const menu = await goToRow(list, index);
      const label = (menu && rowTitle(menu)) || kindOf(list, index);
      const count = getFields()[list]?.rows?.length ?? 0;
      setSaid(
        text[reader]
          .replace('{place}', `${index + 1}`)
          .replace('{count}', `${count}`)
          .replace('{label}', label),
      );
    },
    [getFields, kindOf, reader],
  );

  /** Announces the new place of a row whose menu was used, if that moved it. */
  const followMove = useCallback(
    async ({ list, index }: Target) => {
      const id = index === null ? undefined : getFields()[list]?.rows?.[index]?.id;
      await waitForRender();
      const after = (getFields()[list]?.rows ?? []).findIndex((row) => row.id === id);
      if (after !== -1 && after !== index) await tell(WORDS.moved, list, after);
    },
    [getFields, tell],
  );

  const onOpened = useCallback(
    (list: string, index: number) => {
      // Others' rows arrive, too: they don't take the focus.
      if (isAdding.current) void tell(WORDS.added, list, index);
      isAdding.current = false;
    },
    [tell],
  );
  useOpenNewRow(onOpened);

  const paste = useCallback(
    ({ list, index }: Target) => {
      const copied = parseClipboard(localStorage.getItem(CLIPBOARD));
      const field = fieldOf(list);
      if (!copied || !field) return toast.error(WORDS.nothing[reader]);
      const present = getFields()[list]?.rows?.length ?? 0;
      const refusal = findRefusal(copied, field, present);
      if (refusal) {
        const { text, kind = '', most } = refusal;
        return toast.error(text[reader].replace('{kind}', kind).replace('{most}', `${most}`));
      }
      const first = index === null ? present : index + 1;
      for (const [at, row] of copied.rows.entries()) insert(list, first + at, withNewIds(row, generateRowId));
      return void goToRow(list, first);
    },
    [fieldOf, getFields, insert, reader],
  );

  const note = useCallback(
    ({ list, index }: Target) => {
      const fields = getFields();
      const state = index === null ? null : rowState(v.parse(formFields, fields), list, index);
      const id = state?.id?.value;
      if (index === null || !state || typeof id !== 'string') return;
      const label = kindOf(list, index);
      setSaid('');
      setRemoved((before) => [...before, { id, isGone: false, place: placeOfList(fields, list), index, state, label }]);
    },
    [getFields, kindOf],
  );

  const bringBack = useCallback(() => {
    if (!last) return;
    const at = findRemovedPlace(getFields(), last);
    if (!at) return setSaid(WORDS.gone[reader]);
    insert(at.list, at.index, last.state);
    setRemoved((before) => before.slice(0, -1));
    setSaid(WORDS.back[reader].replace('{label}', last.label));
    void goToRow(at.list, at.index);
  }, [getFields, insert, last, reader]);

  const dismiss = useCallback(() => {
    const at = last && findRemovedPlace(getFields(), last);
    setRemoved([]);
    if (!at) return;
    const count = getFields()[at.list]?.rows?.length ?? 0;
    void goToRow(at.list, Math.min(at.index, count - 1));
  }, [getFields, last]);

  useEffect(() => {
    /** Notes the list or row of an opened menu, whose content is rendered elsewhere in the page. */
    function noteOpened(button: Element): void {
      const form = here.current?.closest('form');
      if (!form?.contains(button)) {
        opened.current = null;
        return;
      }
      const list = button
        .closest('.blocks-field, .array-field')
        ?.id.replace(/^field-/, '')
        .replaceAll('__', '.');
      if (button.matches('.array-actions__button')) opened.current = rowAround(button, getFields());
      else opened.current = list === undefined ? null : { list, index: null };
    }
    const openerOf = ({ target }: Event) => (target instanceof Element ? target.closest(OPENERS) : null);
    /** Payload opens its menus by keyboard without a click event. */
    function onKeyDown(event: KeyboardEvent): void {
      isAdding.current = false;
      const opener = event.key === 'Enter' || event.key === ' ' ? openerOf(event) : null;
      if (opener) noteOpened(opener);
    }
    function onClick(event: MouseEvent): void {
      const { target } = event;
      if (!(target instanceof Element)) return;
      isAdding.current = target.closest(ADDERS) !== null;
      const opener = openerOf(event);
      if (opener) {
        noteOpened(opener);
        return;
      }
      const item = target.closest('.popup-button-list__button');
      if (!item || !opened.current) return;
      const place = opened.current;
      const ofList = place.index === null;
      const pastes = ofList ? item.previousElementSibling !== null : item.matches('.array-actions__paste');
      if (!ofList && item.matches('.array-actions__remove')) note(place);
      else if (!ofList && !pastes && !isAdding.current) void followMove(place);
      if (!pastes) return;
      event.preventDefault();
      event.stopPropagation();
      closeMenu();
      paste(place);
    }
    document.addEventListener('click', onClick, true);
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('keydown', onKeyDown, true);
    };
  }, [followMove, getFields, note, paste]);

  const present = useFormFields(([fields]) => {
    const ids = removed.length > 0 ? rowIdsIn(fields) : null;
    return removed.flatMap(({ id }) => (ids?.has(id) ? id : [])).join(' ');
  });
  useEffect(() => {
    const after = stillRemoved(removed, new Set(present.split(' ')));
    if (after.length < removed.length || after.some((row, at) => row !== removed[at])) setRemoved(after);
  }, [present, removed]);
  useEffect(() => noteRemovedHere(removed.map(({ id }) => id)), [removed]);

  // The menu that had the focus is gone.
  useEffect(() => {
    if (last) undo.current?.focus({ preventScroll: true });
  }, [last]);

  return (
    <div ref={here} className="removed-row" role="status">
      {last ? (
        <div className="removed-row__notice">
          <span>{WORDS.removed[reader].replace('{label}', last.label)}</span>
          <button type="button" ref={undo} onClick={bringBack}>
            {WORDS.undo[reader]}
          </button>
          <button type="button" aria-label={WORDS.close[reader]} onClick={dismiss}>
            ×
          </button>
        </div>
      ) : null}
      {said === '' ? null : <span className="sr-only">{said}</span>}
    </div>
  );
}
