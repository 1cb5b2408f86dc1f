import { isLocalText, type Language, type LocalText } from '@kontorwerk/contract/languages';
import { getTranslation } from '@payloadcms/translations';
import { LANGUAGE_NAMES } from '#cms/base/labels.ts';
import { writableLanguages } from '#cms/kit/access/roles.ts';
import { listPending } from '#cms/translation/pending-list.ts';
import { formatPendingCounts } from '#cms/translation/pending-texts.ts';
import { makeWidget, type Row, Rows, type WidgetContext } from './widget.tsx';

const TITLE: LocalText = { en: 'Waiting for translation', de: 'Wartet auf Übersetzung' };
const EMPTY: LocalText = {
  en: 'Nothing is waiting for you to translate.',
  de: 'Für Sie ist nichts zu übersetzen.',
};
const ALL: LocalText = {
  en: 'All waiting in {language}: {count}',
  de: 'Alle ausstehenden Übersetzungen, {language}: {count}',
};

/** Documents that are listed in each language. */
const MAX_LISTED = 4;

async function readRows({ req, reader }: WidgetContext, language: Language): Promise<readonly Row[]> {
  const { groups, globals } = await listPending(req, language, undefined, MAX_LISTED);
  const labelled = globals.map((doc) => ({
    ...doc,
    title: typeof doc.label === 'string' || isLocalText(doc.label) ? getTranslation(doc.label, req.i18n) : '',
  }));
  const documents = [...groups.flatMap((group) => group.documents), ...labelled];
  if (documents.length === 0) return [];
  const count = globals.length + groups.reduce((sum, { total }) => sum + total, 0);
  const name = ALL[reader].replace('{language}', LANGUAGE_NAMES[language][reader]).replace('{count}', `${count}`);
  const href = `${req.payload.config.routes.admin}/translations?language=${language}`;
  const named = documents.slice(0, MAX_LISTED).map(({ href, title, missing, outdated }) => ({
    key: href,
    href,
    name: title,
    note: formatPendingCounts({ outdated, missing }, reader).join(', '),
  }));
  return [...named, { key: language, href, name, note: '' }];
}

/** The widget of missing and outdated translations, for the roles that write them. */
export const TranslationsWidget = makeWidget(TITLE, async (asking) => {
  const languages = writableLanguages(asking.req.user);
  if (languages.length === 0) return null;
  const rows = await Promise.all(languages.map((language) => readRows(asking, language)));
  return <Rows rows={rows.flat()} empty={EMPTY[asking.reader]} />;
});
