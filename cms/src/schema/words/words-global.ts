import type { LocalText } from '@kontorwerk/contract/languages';
import { isLongWord, maxWordLength, STANDARD_WORDS, type WordGroup } from '@kontorwerk/contract/words/standard-words';
import type { GlobalConfig, GroupField, TextareaField, TextField } from 'payload';
import { NAV_GROUPS } from '#cms/base/labels.ts';
import { announceGlobal } from '#cms/content/changes/hub-hooks.ts';
import { hiddenUnless, WRITERS } from '#cms/kit/access/roles.ts';
import { globalAccess } from '#cms/kit/access/rules.ts';
import { WORD_LABELS, WORD_TABS, type WordLabels } from './word-labels.ts';

/** Marks fields whose empty value is no missing translation. */
const DEFAULT_MARK = { hasDefault: true };

/** Returns the field of a word, with its standard text as fallback. */
function makeWordField(name: string, label: LocalText, standard: LocalText): TextField | TextareaField {
  const component = isLongWord(standard) ? 'LongWordField' : 'WordField';
  const Field = { path: `/schema/words/word-field.tsx#${component}`, clientProps: { standard } };
  const admin = { custom: DEFAULT_MARK, components: { Field } };
  const field = { name, label, localized: true, maxLength: maxWordLength(standard), admin };
  return isLongWord(standard) ? { ...field, type: 'textarea' } : { ...field, type: 'text' };
}

function makeWordGroup(name: WordGroup): GroupField {
  const { label, where, words }: WordLabels = WORD_LABELS[name];
  const standard: Readonly<Record<string, LocalText>> = STANDARD_WORDS[name];
  return {
    name,
    type: 'group',
    label,
    admin: { description: where },
    fields: Object.entries(standard).map(([word, texts]) => makeWordField(word, words[word] ?? texts, texts)),
  };
}

/** The site's own words around the content: in forms, error pages, the map and the frame of pages. */
export const WordsGlobal: GlobalConfig = {
  slug: 'words',
  label: { en: 'Words', de: 'Texte der Oberfläche' },
  typescript: { interface: 'WordsGlobal' },
  admin: {
    group: NAV_GROUPS.content,
    hidden: hiddenUnless(...WRITERS),
    hideAPIURL: true,
    description: {
      en: 'If a field is empty, the site uses the text shown in grey. The forms’ error messages are fixed.',
      de: 'Bleibt ein Feld leer, gilt der Text, der grau darin steht. Die Fehlermeldungen der Formulare stehen fest.',
    },
  },
  access: globalAccess,
  versions: { drafts: true, max: 50 },
  hooks: { afterChange: [announceGlobal] },
  fields: [
    {
      type: 'tabs',
      tabs: WORD_TABS.map(({ label, groups }) => ({ label, fields: groups.map(makeWordGroup) })),
    },
  ],
};
