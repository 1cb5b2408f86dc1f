import { isRecord } from '@kontorwerk/contract/content/read-values';
import { DEFAULT_LANGUAGE, LANGUAGES, type LocalText } from '@kontorwerk/contract/languages';
import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload';
import { hasRole } from '../access/roles.ts';
import { problem, readerLanguage } from '../admin/reader-language.ts';
import { isSame, onlyTexts } from './only-texts.ts';

const WRONG_LANGUAGE: LocalText = {
  en: 'Translators write German texts. Please choose German as the language of the content, at the top.',
  de: 'Mit der Rolle „Übersetzung“ schreiben Sie deutsche Texte. Bitte wählen Sie oben Deutsch als Sprache des Inhalts.',
};
const NO_TEXT: LocalText = {
  en: 'Translators change texts only, not this: {places}. Please ask an editor.',
  de: 'Mit der Rolle „Übersetzung“ ändern Sie nur Texte, dies nicht: {places}. Bitte wenden Sie sich an die Redaktion.',
};
const NOT_PUBLISHED: LocalText = {
  en: 'This is not published yet. Save your translation as a draft; it goes out when an editor publishes.',
  de: 'Dies ist noch nicht veröffentlicht. Speichern Sie Ihre Übersetzung als Entwurf; sie erscheint, wenn die Redaktion veröffentlicht.',
};
const OTHERS_WAIT: LocalText = {
  en: 'An editor’s changes wait here: {places}. Save your translation as a draft; it goes out with them.',
  de: 'Hier warten Änderungen der Redaktion: {places}. Speichern Sie Ihre Übersetzung als Entwurf; sie erscheint mit ihnen.',
};
const NOT_THEIRS: LocalText = {
  en: 'Translators neither restore versions nor take anything off the site. Please ask an editor.',
  de: 'Mit der Rolle „Übersetzung“ stellen Sie weder Versionen wieder her noch nehmen Sie etwas von der Website. Bitte wenden Sie sich an die Redaktion.',
};

const FILE: LocalText = { en: 'File', de: 'Datei' };

/** Where the operation notes down for the hook after it that it stores a draft. */
const SAVES_DRAFT = 'translatorSavesDraft';

function isTranslator({ user }: PayloadRequest): boolean {
  return hasRole(user, 'translator') && !hasRole(user, 'editor');
}

function refuse(req: PayloadRequest, text: LocalText, places: readonly string[] = []): never {
  // A whole list of sections is a list that nobody reads.
  throw new APIError(problem(text, { req }).replace('{places}', places.slice(0, 3).join(', ')), 403, null, true);
}

function labelIn(req: PayloadRequest) {
  return (label: unknown) => {
    if (typeof label === 'string') return label;
    return isRecord(label) ? String(label[readerLanguage(req.i18n)] ?? '') : '';
  };
}

/** What Payload is to publish it as. */
function statusOf(doc: unknown): unknown {
  return isRecord(doc) ? doc._status : undefined;
}

/** Refuses what isn't one document's saving, and notes down whether that is a draft's. */
const onlySaving: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (!isTranslator(req)) return args;
  if (operation === 'restoreVersion') refuse(req, NOT_THEIRS);
  if (operation !== 'update') return args;
  // What comes with a file is written before the document is looked at.
  if (req.file || req.query.uploadEdits) refuse(req, NO_TEXT, [problem(FILE, { req })]);
  const status = statusOf(args.data);
  const savesDraft = args.draft === true && status !== 'published';
  if (collection.versions?.drafts && status === 'draft' && !savesDraft) refuse(req, NOT_THEIRS);
  req.context[SAVES_DRAFT] = savesDraft;
  return args;
};

/** What differs between what is published and what waits, besides translations: what a translator doesn't publish. */
async function waiting(collection: SanitizedCollectionConfig, id: number | string, req: PayloadRequest) {
  const { db } = req.payload;
  const asked = { collection: collection.slug, locale: 'all', req };
  const published: unknown = await db.findOne({ ...asked, where: { id: { equals: id } } });
  if (!isRecord(published) || published._status !== 'published') return null;
  const newest: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] };
  const { docs } = await db.findVersions({ ...asked, where: newest, limit: 1, pagination: false });
  const [latest] = docs;
  if (!isRecord(latest?.version)) return [];
  const inDefault = (texts: unknown) => (isRecord(texts) ? texts[DEFAULT_LANGUAGE] : undefined);
  return onlyTexts(collection.fields, published, latest.version, {
    label: labelIn(req),
    mayBecome: (before, after) => isSame(inDefault(before), inDefault(after)),
  }).refused;
}

/**
 * Takes of what a translator sends the texts of a language other than the default one, in rows that exist, and refuses
 * everything else. Of what is published they publish their texts at once, unless an editor's changes wait there.
 */
const onlyTranslations: CollectionBeforeValidateHook = async ({ collection, context, data, originalDoc, req }) => {
  if (!isTranslator(req) || !data) return data;
  const isTheirs = LANGUAGES.some((language) => language !== DEFAULT_LANGUAGE && language === req.locale);
  if (!isTheirs) refuse(req, WRONG_LANGUAGE);
  const { doc, refused } = onlyTexts(collection.fields, originalDoc, data, {
    label: labelIn(req),
    mayBecome: () => true,
  });
  if (refused.length > 0) refuse(req, NO_TEXT, refused);
  if (!collection.versions?.drafts) return doc;
  if (context[SAVES_DRAFT] !== true) {
    const others = await waiting(collection, originalDoc.id, req);
    if (others === null) refuse(req, NOT_PUBLISHED);
    if (others.length > 0) refuse(req, OTHERS_WAIT, others);
  }
  return { ...doc, _status: data._status };
};

/** Keeps translators to the texts of their language. */
export const translatorsWriteTexts = {
  beforeOperation: [onlySaving],
  beforeValidate: [onlyTranslations],
} satisfies CollectionConfig['hooks'];
