import type { LocalText } from '@kontorwerk/contract/languages';
import {
  BlockquoteFeature,
  BoldFeature,
  createServerFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import type { FieldAffectingData } from 'payload';
import { problem, type ReaderRequest } from '#cms/base/reader-language.ts';
import { withGermanTexts } from './german-labels.ts';
import { languageFeature } from './language-feature.ts';
import { isLink, LINK_HELP, NO_LINK } from './link.ts';
import { pictureFeature } from './picture-feature.ts';
import { tableFeature } from './table-feature.ts';

/** Converts pasted content from Word, Google Docs and web pages to what the editor supports. */
export const pasteFeature = createServerFeature({
  feature: { ClientFeature: '/kit/fields/pasting/paste-plugin.tsx#PasteFeatureClient' },
  key: 'paste',
});

// Payload's labels stay in the language of the first user who opened a text.
const SHOWN: LocalText = { en: 'Text to display', de: 'Angezeigter Text' };
const NEW_TAB: LocalText = { en: 'Open in a new tab', de: 'In neuem Tab öffnen' };

/**
 * Adapts Payload's fields of a link to the project's link addresses, which may refer to a document, chosen in a picker
 * below. So there is no link type to choose.
 */
function ownLinkField(field: FieldAffectingData): FieldAffectingData {
  if (field.name === 'linkType' && field.type === 'radio') return { ...field, admin: { hidden: true } };
  if (field.name === 'newTab' && field.type === 'checkbox') return { ...field, label: NEW_TAB };
  if (field.name === 'text' && field.type === 'text') return { ...field, label: SHOWN };
  if (field.name !== 'url' || field.type !== 'text') return field;
  return {
    ...field,
    label: { en: 'Leads to', de: 'Führt zu' },
    admin: { ...field.admin, components: { Description: LINK_HELP } },
    // Payload's hook would encode any text that it doesn't take for a URL: letters such as ü, and slashes in a query.
    // Invalid addresses are rejected below.
    hooks: {},
    validate: (value: unknown, asked: ReaderRequest) =>
      (typeof value === 'string' && isLink(value)) || problem(NO_LINK, asked),
  };
}

/**
 * The editor of every rich text. Headings begin at the second level, since a page's title is the first; columns are
 * sections, not part of a text.
 */
export const editor = lexicalEditor({
  admin: {
    placeholder: {
      en: 'Start writing, or press “/” to see what you can add.',
      de: 'Schreiben Sie los, oder drücken Sie „/“ für alles, was sich einfügen lässt.',
    },
  },
  features: [
    withGermanTexts(ParagraphFeature(), { label: 'Absatz', label2: 'Absatz' }),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    StrikethroughFeature(),
    SubscriptFeature(),
    SuperscriptFeature(),
    InlineCodeFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    withGermanTexts(BlockquoteFeature(), { label: 'Zitat' }),
    // Payload calls it experimental because of its appearance in the editor; the stored format is Lexical's own table.
    tableFeature(),
    pictureFeature(),
    HorizontalRuleFeature(),
    LinkFeature({ enabledCollections: [], fields: ({ defaultFields }) => defaultFields.map(ownLinkField) }),
    languageFeature(),
    pasteFeature(),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
});
