import type { LocalText } from '@kontorwerk/contract/languages';
import type { WordGroup } from '@kontorwerk/contract/words/standard-words';
import { FORM_WORD_LABELS } from './form-word-labels.ts';
import type { GroupLabels } from './label-types.ts';
import { PAGE_WORD_LABELS } from './page-word-labels.ts';

/** The editors' labels of all words, and where these are shown. */
export const WORD_LABELS: GroupLabels<WordGroup> = { ...FORM_WORD_LABELS, ...PAGE_WORD_LABELS };

/** The labels of any group. */
export type WordLabels = {
  readonly label: LocalText;
  readonly where: LocalText;
  readonly words: Readonly<Record<string, LocalText>>;
};

type Tab = { readonly label: LocalText; readonly groups: readonly WordGroup[] };

/** The tabs by which editors find a word. */
export const WORD_TABS: readonly Tab[] = [
  {
    label: { en: 'Contact forms', de: 'Kontaktformulare' },
    groups: ['form', 'contact_labels', 'titles', 'services'],
  },
  { label: { en: 'Application', de: 'Bewerbung' }, groups: ['application', 'application_labels', 'file'] },
  { label: { en: 'After sending', de: 'Nach dem Senden' }, groups: ['answers', 'sent'] },
  { label: { en: 'Errors', de: 'Fehler' }, groups: ['error'] },
  { label: { en: 'Map', de: 'Karte' }, groups: ['map'] },
  { label: { en: 'Frame of pages', de: 'Rahmen der Seiten' }, groups: ['shell', 'crumbs', 'teasers'] },
  { label: { en: 'Lists and details', de: 'Listen und Details' }, groups: ['career', 'detail', 'closing'] },
];
