'use client';

import type { LocalText } from '@kontorwerk/contract/languages';
import { Button, SelectInput, useAuth, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { hasRole } from '#cms/kit/access/roles.ts';
import { send } from '#cms/kit/admin/cms-requests.ts';
import { SidebarPanel } from '#cms/kit/admin/sidebar-panel.tsx';

const WORDS = {
  title: { en: 'In the menu', de: 'Im Menü' },
  nowhere: { en: 'This page isn’t in the menu.', de: 'Diese Seite steht nicht im Menü.' },
  under: { en: 'Place in the menu', de: 'Stelle im Menü' },
  full: { en: 'full', de: 'voll' },
  put: { en: 'Add to the menu', de: 'Ins Menü aufnehmen' },
  take: { en: 'Remove from the menu', de: 'Aus dem Menü nehmen' },
  is_in: { en: 'Done. Visitors now see it in the menu.', de: 'Erledigt. Besucher sehen sie jetzt im Menü.' },
  will_be_in: {
    en: 'Done. Visitors see it in the menu as soon as the page is published.',
    de: 'Erledigt. Besucher sehen sie im Menü, sobald die Seite veröffentlicht ist.',
  },
  is_out: { en: 'Done. It is no longer in the menu.', de: 'Erledigt. Sie steht nicht mehr im Menü.' },
  all: { en: 'Open the whole menu', de: 'Das ganze Menü öffnen' },
  failed: {
    en: 'The menu can’t be reached right now. Please try again in a moment.',
    de: 'Das Menü ist gerade nicht zu erreichen. Bitte versuchen Sie es gleich noch einmal.',
  },
} as const satisfies Record<string, LocalText>;

const names = v.array(v.string());
const answered = v.object({
  at: v.array(v.object({ names })),
  places: v.array(v.object({ column: v.string(), names, isFull: v.boolean() })),
});
type Told = v.InferOutput<typeof answered>;

/**
 * Returns a page's place in the menu for users who may change it, the last message, and the function that changes it.
 */
function useMenuOf(id: number | string | undefined, mayChange: boolean) {
  const { config } = useConfig();
  const reader = readerLanguage(useTranslation().i18n);
  const [told, setTold] = useState<Told | null>(null);
  const [said, setSaid] = useState('');
  const path = `${config.routes.api}/pages/${id}/menu`;

  const ask = useCallback(
    async (method: 'GET' | 'POST' | 'DELETE', done: string, body?: object) => {
      const failed = WORDS.failed[reader];
      const got = await send({ method, path, ...(body && { body }) }, reader, failed);
      const read = 'body' in got ? v.safeParse(answered, got.body) : null;
      if (read?.success) setTold(read.output);
      setSaid(read?.success ? done : 'problem' in got ? got.problem : failed);
    },
    [path, reader],
  );
  useEffect(() => {
    if (id !== undefined && mayChange) void ask('GET', '');
  }, [ask, id, mayChange]);
  return { told, said, ask };
}

/** The panel beside a free page: its place in the menu, with the actions to add and remove it. */
export function MenuPanel() {
  const { id, hasPublishedDoc } = useDocumentInfo();
  const { config } = useConfig();
  const reader = readerLanguage(useTranslation().i18n);
  const mayChange = hasRole(useAuth().user, 'editor');
  const { told, said, ask } = useMenuOf(id, mayChange);
  const [column, setColumn] = useState('');
  if (id === undefined || !mayChange) return null;
  const isIn = told !== null && told.at.length > 0;
  const options = (told?.places ?? []).map((place) => ({
    value: place.column,
    label: `${place.names.join(' › ')}${place.isFull ? ` (${WORDS.full[reader]})` : ''}`,
  }));
  return (
    <SidebarPanel title={WORDS.title[reader]}>
      {told === null ? null : isIn ? (
        <>
          <ul style={{ margin: 0, paddingInlineStart: 18 }}>
            {told.at.map((place) => (
              <li key={place.names.join(' ')}>{place.names.join(' › ')}</li>
            ))}
          </ul>
          <Button buttonStyle="secondary" size="small" onClick={() => void ask('DELETE', WORDS.is_out[reader])}>
            {WORDS.take[reader]}
          </Button>
        </>
      ) : (
        <>
          <p style={{ margin: '0 0 8px' }}>{WORDS.nowhere[reader]}</p>
          <SelectInput
            path="menu_place"
            name="menu_place"
            label={WORDS.under[reader]}
            options={options}
            value={column}
            onChange={(one) => setColumn(Array.isArray(one) ? '' : String(one?.value ?? ''))}
          />
          <Button
            buttonStyle="secondary"
            size="small"
            disabled={column === ''}
            onClick={() => void ask('POST', WORDS[hasPublishedDoc ? 'is_in' : 'will_be_in'][reader], { column })}
          >
            {WORDS.put[reader]}
          </Button>
        </>
      )}
      <p role="status" style={{ margin: '8px 0' }}>
        {said}
      </p>
      <a href={`${config.routes.admin}/globals/navigation`}>{WORDS.all[reader]}</a>
    </SidebarPanel>
  );
}
