import type { LocalText } from '@kontorwerk/contract/languages';
import type { TeaserKind } from '@kontorwerk/contract/navigation/navigation';
import type { Field, RelationshipField } from 'payload';
import { image, select } from '#cms/kit/fields/basic-fields.ts';
import { makeNameField, makePlaceField, makeSentenceField } from './link-fields.ts';

const KINDS: Readonly<Record<TeaserKind, LocalText>> = {
  none: { en: 'Nothing', de: 'Nichts' },
  post: { en: 'The newest blog post', de: 'Der neueste Blogbeitrag' },
  project: { en: 'A project', de: 'Ein Projekt' },
  jobs: { en: 'The open positions', de: 'Die offenen Stellen' },
  own: { en: 'A picture and text of your own', de: 'Eigenes Bild mit eigenem Text' },
};

/** Shows a field for that kind of teaser only. */
function showOnlyFor<F extends Field>(kind: TeaserKind, field: F): F {
  return {
    ...field,
    admin: { ...field.admin, condition: (_data: unknown, row: { teaser?: unknown }) => row?.teaser === kind },
  };
}

const projectField: RelationshipField = {
  name: 'teaser_project',
  type: 'relationship',
  relationTo: 'projects',
  label: { en: 'Project', de: 'Projekt' },
  admin: {
    description: {
      en: 'Empty: the first project whose category has the same name as one of the group’s links.',
      de: 'Leer: das erste Projekt, dessen Kategorie wie einer der Links der Gruppe heißt.',
    },
  },
};

/** The teaser beside the links of an open group, in wide windows. */
export const teaserFields: readonly Field[] = [
  select('teaser', {
    label: { en: 'Beside the links', de: 'Neben den Links' },
    description: {
      en: 'In wide windows. Anything without a picture is left out.',
      de: 'In breiten Fenstern. Was kein Bild hat, entfällt.',
    },
    required: true,
    defaultValue: 'none',
    options: Object.entries(KINDS).map(([value, label]) => ({ value, label })),
  }),
  showOnlyFor('project', projectField),
  showOnlyFor(
    'own',
    image('teaser_image', {
      label: { en: 'Picture', de: 'Bild' },
      description: { en: 'Landscape. Without one nothing is shown.', de: 'Querformat. Ohne Bild wird nichts gezeigt.' },
    }),
  ),
  showOnlyFor(
    'own',
    makeNameField('teaser_title', {
      label: { en: 'Title', de: 'Titel' },
      description: { en: 'Below the picture.', de: 'Unter dem Bild.' },
    }),
  ),
  showOnlyFor(
    'own',
    makeSentenceField('teaser_text', {
      label: { en: 'Text', de: 'Text' },
      description: { en: 'A sentence below the title.', de: 'Ein Satz unter dem Titel.' },
    }),
  ),
  showOnlyFor('own', makePlaceField('teaser_link', { en: 'Leads to', de: 'Führt zu' })),
  showOnlyFor(
    'own',
    makeNameField('teaser_action', {
      label: { en: 'What visitors do there', de: 'Was Besucher dort tun' },
      description: { en: 'For example “View project”.', de: 'Zum Beispiel „Projekt ansehen“.' },
    }),
  ),
];
