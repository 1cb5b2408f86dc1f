import { CARD_FIELDS, type FieldType, SECTION_FIELDS, type SectionField } from '@kontorwerk/contract/content/fields';
import {
  isSectionKind,
  SECTION_KINDS,
  type SectionKind,
  type SectionKindRules,
} from '@kontorwerk/contract/content/section-kinds';
import { SECTION_LAYOUTS, TONES } from '@kontorwerk/contract/content/section-layouts';
import type { LocalText } from '@kontorwerk/contract/languages';
import type { ArrayField, Block, Field } from 'payload';
import {
  dateOnly,
  type FieldSettings,
  image,
  longText,
  richText,
  rows,
  select,
  text,
} from '#cms/kit/fields/basic-fields.ts';
import { link } from '#cms/kit/fields/link.ts';
import { collectionFields } from './collection-fields.ts';
import { KIND_DRAWINGS } from './kind-drawings.ts';
import {
  CARD_FIELD_HELP,
  CARD_FIELD_LABELS,
  CARD_HINTS,
  KIND_LABELS,
  LAYOUT_LABELS,
  SECTION_FIELD_HELP,
  SECTION_FIELD_LABELS,
  TONE_LABELS,
} from './section-labels.ts';

/** The editing field for each of the contract's field types, with the wire's name. */
const FIELD_OF_TYPE: Readonly<Record<FieldType, (name: string, settings: FieldSettings) => Field>> = {
  text,
  long_text: longText,
  rich_text: richText,
  image,
  link,
  date: dateOnly,
};

const IN_PLACE_OF_COLLECTION: LocalText = {
  en: 'Leave empty to show the collection. Cards written here replace it.',
  de: 'Leer lassen, um die Sammlung zu zeigen. Hier geschriebene Karten ersetzen sie.',
};

const IN_THEIR_ORDER: LocalText = {
  en: 'Shown in this order. Drag a row to move it.',
  de: 'Sie stehen in dieser Reihenfolge. Ziehen Sie eine Zeile an eine andere Stelle.',
};

/** Builds the field for the foreground picture: only the home page's banner has one. */
function inFront(): Field {
  return {
    name: 'com_image',
    type: 'upload',
    relationTo: 'media',
    label: { en: 'In front of the large picture', de: 'Vor dem großen Bild' },
    admin: {
      description: {
        en: 'Cut out, on a transparent background: it rises in front of the scene.',
        de: 'Freigestellt, mit durchsichtigem Hintergrund: Es steigt vor der Szene auf.',
      },
      condition: (_document, section: { layout?: unknown }) => section.layout === 'home',
    },
  };
}

/** The recommended widths of section pictures in the help texts, in px. A FAQ has only a small portrait. */
const LEAST_WIDTHS: Readonly<Partial<Record<SectionField, number>>> = { bg_image: 1600, com_image: 1200 };

function sectionField(kind: SectionKind, name: SectionField): Field {
  if (kind === 'Banner' && name === 'com_image') return inFront();
  // Titles are one line on the wire; editors may break them into two.
  const type = name === 'main_title' ? 'long_text' : SECTION_FIELDS[name];
  const settings = { label: SECTION_FIELD_LABELS[name], description: SECTION_FIELD_HELP[name] };
  const leastWidth = kind === 'Faq' ? undefined : LEAST_WIDTHS[name];
  return leastWidth === undefined ? FIELD_OF_TYPE[type](name, settings) : image(name, { ...settings, leastWidth });
}

function appearance(kind: SectionKind): Field {
  const layouts = SECTION_LAYOUTS[kind];
  return {
    type: 'row',
    fields: [
      {
        name: 'layout',
        type: 'select',
        label: { en: 'Arrangement', de: 'Anordnung' },
        options: layouts.map((layout) => ({ value: layout, label: LAYOUT_LABELS[layout] })),
        defaultValue: layouts[0],
        admin: {
          width: '50%',
          hidden: layouts.length < 2,
          description: {
            en: 'How the parts of the section are arranged.',
            de: 'Wie die Teile des Abschnitts angeordnet sind.',
          },
        },
      },
      select('tone', {
        label: { en: 'Background', de: 'Hintergrund' },
        description: { en: 'Empty: the site chooses.', de: 'Leer: Die Website wählt.' },
        options: TONES.map((tone) => ({ value: tone, label: TONE_LABELS[tone] })),
        width: '50%',
      }),
    ],
  };
}

function cards(kind: SectionKind): ArrayField[] {
  const { cards: fields, collection }: SectionKindRules = SECTION_KINDS[kind];
  if (fields.length === 0) return [];
  return [
    rows('card_components', {
      label: collection ? { en: 'Its own cards', de: 'Eigene Karten' } : { en: 'Cards', de: 'Karten' },
      labels: { singular: { en: 'Card', de: 'Karte' }, plural: { en: 'Cards', de: 'Karten' } },
      description: collection ? IN_PLACE_OF_COLLECTION : (CARD_HINTS[kind] ?? IN_THEIR_ORDER),
      titles: ['title', 'name'],
      fields: fields.map((name) =>
        FIELD_OF_TYPE[CARD_FIELDS[name]](name, { label: CARD_FIELD_LABELS[name], description: CARD_FIELD_HELP[name] }),
      ),
    }),
  ];
}

/**
 * Builds the editing block of a section kind, with exactly the fields of the contract. The block's slug is the kind's
 * name, which is the wire's `component_name`.
 */
function blockOfKind(kind: SectionKind): Block {
  const rules: SectionKindRules = SECTION_KINDS[kind];
  const { name, group } = KIND_LABELS[kind];
  return {
    slug: kind,
    interfaceName: `${kind}Section`,
    labels: { singular: name, plural: name },
    admin: {
      group,
      disableBlockName: true,
      // The kind's name is shown below it.
      images: { thumbnail: { url: KIND_DRAWINGS[kind], alt: '' } },
      components: { Label: { path: '/kit/admin/row-labels.tsx#BlockLabel', clientProps: { kind: name } } },
    },
    fields: [
      ...rules.fields.map((name) => sectionField(kind, name)),
      ...collectionFields(rules.collection),
      ...cards(kind),
      appearance(kind),
    ],
  };
}

/** One block for each section kind, in the order of the admin's picker. */
export const SECTION_BLOCKS: Block[] = Object.keys(KIND_LABELS).filter(isSectionKind).map(blockOfKind);
