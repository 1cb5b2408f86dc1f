import type { CollectionBeforeChangeHook, SelectField } from 'payload';
import type { Application } from '#cms/base/payload-types.ts';
import { select } from '#cms/kit/fields/basic-fields.ts';
import { makeReadOnly } from '../submission-fields.ts';
import { ACTIVE_PARTS } from './active-parts.ts';

/** The field that warns of active content: a resume is stored whatever it holds. */
export const activeContentField: SelectField = makeReadOnly(
  select('active_content', {
    label: { en: 'Active content in the resume', de: 'Aktive Inhalte im Lebenslauf' },
    hasMany: true,
    options: Object.entries(ACTIVE_PARTS).map(([value, label]) => ({ value, label })),
    description: {
      en: 'This is what the file can do when opened. Open it in a viewer that doesn’t run anything.',
      de: 'Das kann die Datei beim Öffnen tun. Bitte öffnen Sie sie in einem Programm, das nichts ausführt.',
    },
  }),
);

/** Copies the active content of a resume to its application, so that the inbox shows it. */
export const copyActiveContent: CollectionBeforeChangeHook<Application> = async ({ data, operation, req }) => {
  if (operation !== 'create' || typeof data.resume !== 'number') return data;
  const { active_content } = await req.payload.findByID({
    collection: 'resumes',
    id: data.resume,
    depth: 0,
    overrideAccess: true,
    req,
  });
  return { ...data, active_content };
};
