import { CARD_FIELDS, type FieldType, SECTION_FIELDS, type SectionField } from '@kontorwerk/contract/content/fields';
import {
  isSectionKind,
  SECTION_KINDS,
  type SectionKind,
  type SectionKindRules,
} from '@kontorwerk/contract/content/section-kinds';
import { TONES } from '@kontorwerk/contract/content/tones';
import type { LocalText } from '@kontorwerk/contract/languages';
import type { ArrayField, Block, Field } from 'payload';
import { dateOnly, image, longText, richText, text } from '../fields/basic-fields.ts';
import { link } from '../fields/link.ts';
import { collectionFields } from './collection-fields.ts';
import { KIND_DRAWINGS } from './kind-drawings.ts';
import {
  CARD_FIELD_LABELS,
  CARD_HINTS,
  KIND_LABELS,
  LAYOUT_LABELS,
  SECTION_FIELD_LABELS,
  TONE_LABELS,
} from './labels.ts';

/** How an editor fills in a field of the wire, by what the contract says it holds. */
const FIELD_OF_TYPE = {
  text,
  long_text: longText,
  rich_text: richText,
  image,
  link,
  date: dateOnly,
} as const satisfies Record<FieldType, (name: string, label: LocalText) => Field>;

/** The editing field of a field of the wire; it bears the wire's name. */
function wireField(name: string, type: FieldType, label: LocalText): Field {
  return FIELD_OF_TYPE[type](name, label);
}

const IN_PLACE_OF_COLLECTION: LocalText = {
  en: 'Leave empty to show the collection. Cards written here take its place.',
  de: 'Leer lassen, um die Sammlung zu zeigen. Hier geschriebene Karten ersetzen sie.',
};

/** Titles are set in one line on the wire, or in two where an editor breaks them. */
function sectionField(name: SectionField): Field {
  const type = name === 'main_title' ? 'long_text' : SECTION_FIELDS[name];
  return wireField(name, type, SECTION_FIELD_LABELS[name]);
}

/** What stands in front of the scene: only the banner of the home page has one. */
function inFront(): Field {
  return {
    ...image('com_image', { en: 'In front of the large picture', de: 'Vor dem großen Bild' }),
    admin: { condition: (_document, section: { layout?: unknown }) => section.layout === 'home' },
  };
}

function fieldOf(kind: SectionKind, name: SectionField): Field {
  return kind === 'Banner' && name === 'com_image' ? inFront() : sectionField(name);
}

function appearance(kind: SectionKind): Field {
  const { layouts } = SECTION_KINDS[kind];
  return {
    type: 'row',
    fields: [
      {
        name: 'layout',
        type: 'select',
        label: { en: 'Arrangement', de: 'Anordnung' },
        options: layouts.map((layout) => ({ value: layout, label: LAYOUT_LABELS[layout] })),
        defaultValue: layouts[0],
        admin: { width: '50%', hidden: layouts.length < 2 },
      },
      {
        name: 'tone',
        type: 'select',
        label: { en: 'Background', de: 'Hintergrund' },
        options: TONES.map((tone) => ({ value: tone, label: TONE_LABELS[tone] })),
        admin: { width: '50%', description: { en: 'Empty: the site chooses.', de: 'Leer: Die Website wählt.' } },
      },
    ],
  };
}

function cards(kind: SectionKind): ArrayField[] {
  const { cards: fields, collection }: SectionKindRules = SECTION_KINDS[kind];
  if (fields.length === 0) return [];
  return [
    {
      name: 'card_components',
      type: 'array',
      label: collection ? { en: 'Cards of its own', de: 'Eigene Karten' } : { en: 'Cards', de: 'Karten' },
      labels: { singular: { en: 'Card', de: 'Karte' }, plural: { en: 'Cards', de: 'Karten' } },
      admin: {
        initCollapsed: true,
        description: collection ? IN_PLACE_OF_COLLECTION : CARD_HINTS[kind],
        components: {
          RowLabel: { path: '/admin/row-labels.tsx#RowTitle', clientProps: { fields: ['title', 'name'] } },
        },
      },
      fields: fields.map((name) => wireField(name, CARD_FIELDS[name], CARD_FIELD_LABELS[name])),
    },
  ];
}

/**
 * The editing block of a section kind: the fields that the contract gives the kind, and no others. The block's
 * slug is the kind's name, which is the wire's `component_name`.
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
      // The kind's name stands below it.
      images: { thumbnail: { url: KIND_DRAWINGS[kind], alt: '' } },
      components: { Label: { path: '/admin/row-labels.tsx#BlockLabel', clientProps: { kind: name } } },
    },
    fields: [
      ...rules.fields.map((name) => fieldOf(kind, name)),
      ...collectionFields(rules.collection),
      ...cards(kind),
      appearance(kind),
    ],
  };
}

/** One block for each kind of section, in the order in which editors find them. */
export const SECTION_BLOCKS: Block[] = Object.keys(KIND_LABELS).filter(isSectionKind).map(blockOfKind);
