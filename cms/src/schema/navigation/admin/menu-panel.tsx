'use client';

import type { LocalText } from '@kontorwerk/contract/languages';
import { Button, SelectInput, useAuth, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { hasRole } from '#cms/kit/access/roles.ts';
import { send } from '#cms/kit/admin/cms-requests.ts';
import { SidebarPanel } from '#cms/kit/admin/sidebar-panel.tsx';

const TEXTS = {
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

const namesSchema = v.array(v.string());
const responseSchema = v.object({
  at: v.array(v.object({ names: namesSchema })),
  places: v.array(v.object({ column: v.string(), names: namesSchema, isFull: v.boolean() })),
});
type MenuState = v.InferOutput<typeof responseSchema>;

/**
 * Returns a page's place in the menu for users who may change it, the last message, and the function that changes it.
 */
function usePageMenu(id: number | string | undefined, mayChange: boolean) {
  const { config } = useConfig();
  const reader = readerLanguage(useTranslation().i18n);
  const [told, setTold] = useState<MenuState | null>(null);
  const [said, setSaid] = useState('');
  const path = `${config.routes.api}/pages/${id}/menu`;

  const ask = useCallback(
    async (method: 'GET' | 'POST' | 'DELETE', done: string, body?: object) => {
      const failed = TEXTS.failed[reader];
      const got = await send({ method, path, ...(body && { body }) }, reader, failed);
      const read = 'body' in got ? v.safeParse(responseSchema, got.body) : null;
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
  const { told, said, ask } = usePageMenu(id, mayChange);
  const [column, setColumn] = useState('');
  if (id === undefined || !mayChange) return null;
  const isIn = told !== null && told.at.length > 0;
  const options = (told?.places ?? []).map((place) => ({
    value: place.column,
    label: `${place.names.join(' › ')}${place.isFull ? ` (${TEXTS.full[reader]})` : ''}`,
  }));
  return (
    <SidebarPanel title={TEXTS.title[reader]}>
      {told === null ? null : isIn ? (
        <>
          <ul style={{ margin: 0, paddingInlineStart: 18 }}>
            {told.at.map((place) => (
              <li key={place.names.join(' ')}>{place.names.join(' › ')}</li>
            ))}
          </ul>
          <Button buttonStyle="secondary" size="small" onClick={() => void ask('DELETE', TEXTS.is_out[reader])}>
            {TEXTS.take[reader]}
          </Button>
        </>
      ) : (
        <>
          <p style={{ margin: '0 0 8px' }}>{TEXTS.nowhere[reader]}</p>
          <SelectInput
            path="menu_place"
            name="menu_place"
            label={TEXTS.under[reader]}
            options={options}
            value={column}
            onChange={(one) => setColumn(Array.isArray(one) ? '' : String(one?.value ?? ''))}
          />
          <Button
            buttonStyle="secondary"
            size="small"
            disabled={column === ''}
            onClick={() => void ask('POST', TEXTS[hasPublishedDoc ? 'is_in' : 'will_be_in'][reader], { column })}
          >
            {TEXTS.put[reader]}
          </Button>
        </>
      )}
      <p role="status" style={{ margin: '8px 0' }}>
        {said}
      </p>
      <a href={`${config.routes.admin}/globals/navigation`}>{TEXTS.all[reader]}</a>
    </SidebarPanel>
  );
}
