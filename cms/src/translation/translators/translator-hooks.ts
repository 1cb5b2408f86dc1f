import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { LANGUAGES, type Language, type LocalText } from '@kontorwerk/contract/languages';
import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionSlug,
  type Field,
  type GlobalBeforeOperationHook,
  type GlobalBeforeValidateHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
  type Where,
} from 'payload';
import { problem, readerLanguage } from '#cms/base/reader-language.ts';
import { canWriteInLocale, isTranslator, writableLanguages } from '#cms/kit/access/roles.ts';
import { isSame, mergeTexts } from './text-merge.ts';

/** For translators who save texts of the language that isn't theirs. */
const WRONG_LANGUAGE: { readonly [L in Language]: LocalText } = {
  en: {
    en: 'Your role writes English texts. Please choose English as the language of the content, at the top.',
    de: 'Mit der Rolle „Übersetzung“ schreiben Sie englische Texte. Bitte wählen Sie oben Englisch als Sprache des Inhalts.',
  },
  de: {
    en: 'Your role writes German texts. Please choose German as the language of the content, at the top.',
    de: 'Mit der Rolle „Übersetzung“ schreiben Sie deutsche Texte. Bitte wählen Sie oben Deutsch als Sprache des Inhalts.',
  },
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

/** The context's key by which an operation tells its later hook that it stores a draft. */
const SAVES_DRAFT = 'translatorSavesDraft';

/** A reason why a translator can't save, with the places that it names. */
type Refusal = { readonly text: LocalText; readonly places?: readonly string[] };

function refusalWords(req: PayloadRequest, { text, places = [] }: Refusal): string {
  // A few are enough: no translator reads a whole list of sections.
  return problem(text, { req }).replace('{places}', places.slice(0, 3).join(', '));
}

function refuse(req: PayloadRequest, text: LocalText, places: readonly string[] = []): never {
  throw new APIError(refusalWords(req, { text, places }), 403, null, true);
}

function makeLabeller(req: PayloadRequest) {
  return (label: unknown) => {
    if (typeof label === 'string') return label;
    return isRecord(label) ? String(label[readerLanguage(req.i18n)] ?? '') : '';
  };
}

/** Returns the status that a document is to be saved with. */
function readStatus(doc: unknown): unknown {
  return isRecord(doc) ? doc._status : undefined;
}

type Operation = {
  readonly args: unknown;
  readonly operation: string;
  readonly req: PayloadRequest;
  readonly hasDrafts: boolean;
};

/** Refuses everything but saving one document, and notes whether it saves a draft. */
function checkSaving({ args, operation, req, hasDrafts }: Operation): void {
  if (!isTranslator(req)) return;
  if (operation === 'restoreVersion') refuse(req, NOT_THEIRS);
  if (operation !== 'update') return;
  // An uploaded file is written before the document is checked.
  if (req.file || req.query.uploadEdits) refuse(req, NO_TEXT, [problem(FILE, { req })]);
  const { data, draft, unpublishAllLocales } = isRecord(args) ? args : {};
  const status = readStatus(data);
  const savesDraft = draft === true && status !== 'published';
  const isTheirs = status === undefined || status === 'published' || (status === 'draft' && savesDraft);
  if (unpublishAllLocales || (hasDrafts && !isTheirs)) refuse(req, NOT_THEIRS);
  req.context[SAVES_DRAFT] = savesDraft;
}

/** The published document and its newest version, in all languages. */
type Stored = { readonly published: unknown; readonly latest: unknown };

async function readStoredDocument(
  { slug }: SanitizedCollectionConfig,
  id: unknown,
  req: PayloadRequest,
): Promise<Stored> {
  const { db } = req.payload;
  const asked = { collection: slug, locale: 'all', req };
  const newest: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] };
  const { docs } = await db.findVersions({ ...asked, where: newest, limit: 1, pagination: false });
  return { published: await db.findOne({ ...asked, where: { id: { equals: id } } }), latest: docs[0]?.version };
}

async function readStoredGlobal({ slug }: SanitizedGlobalConfig, req: PayloadRequest): Promise<Stored> {
  const { db } = req.payload;
  const newest: Where = { latest: { equals: true } };
  const { docs } = await db.findGlobalVersions({
    global: slug,
    where: newest,
    locale: 'all',
    limit: 1,
    pagination: false,
    req,
  });
  return { published: await db.findGlobal({ slug, locale: 'all', req }), latest: docs[0]?.version };
}

/** Returns the unpublished changes besides texts that the translator may write; null where nothing is published. */
function findPendingChanges(fields: readonly Field[], { published, latest }: Stored, req: PayloadRequest) {
  if (!isRecord(published) || published._status !== 'published') return null;
  if (!isRecord(latest)) return [];
  const own = writableLanguages(req.user);
  const others = LANGUAGES.filter((language) => !own.includes(language));
  const textIn = (texts: unknown, language: Language) => (isRecord(texts) ? texts[language] : undefined);
  return mergeTexts(fields, published, latest, {
    label: makeLabeller(req),
    mayBecome: (before, after) => others.every((language) => isSame(textIn(before, language), textIn(after, language))),
  }).refused;
}

function languageRefusal(req: PayloadRequest): Refusal | null {
  return canWriteInLocale(req) ? null : { text: WRONG_LANGUAGE[writableLanguages(req.user)[0] ?? 'de'] };
}

function statusRefusal(fields: readonly Field[], stored: Stored, req: PayloadRequest): Refusal | null {
  const others = findPendingChanges(fields, stored, req);
  if (others === null) return { text: NOT_PUBLISHED };
  return others.length > 0 ? { text: OTHERS_WAIT, places: others } : null;
}

/** Returns the reason why a user's publication of a stored document would be refused as a translator's, or null. */
export async function publishRefusal(
  req: PayloadRequest,
  slug: CollectionSlug,
  id: number | undefined,
): Promise<string | null> {
  if (!isTranslator(req) || id === undefined) return null;
  const { config } = req.payload.collections[slug];
  const refusal = languageRefusal(req) ?? statusRefusal(config.fields, await readStoredDocument(config, id, req), req);
  return refusal && refusalWords(req, refusal);
}

type Saving = {
  readonly fields: readonly Field[];
  readonly data: Untrusted;
  readonly originalDoc: Untrusted;
  readonly req: PayloadRequest;
  /** Reads what is stored; null without drafts. */
  readonly stored: (() => Promise<Stored>) | null;
};

/**
 * Accepts a translator's texts in the language of their role, in existing rows, and refuses everything else. Texts of a
 * published document are published at once, unless an editor's changes are pending there.
 */
async function acceptTranslations({ fields, data, originalDoc, req, stored }: Saving): Promise<Untrusted> {
  if (!isTranslator(req)) return data;
  const wrong = languageRefusal(req);
  if (wrong) refuse(req, wrong.text);
  const { doc, refused } = mergeTexts(fields, originalDoc, data, { label: makeLabeller(req), mayBecome: () => true });
  if (refused.length > 0) refuse(req, NO_TEXT, refused);
  if (stored === null) return doc;
  if (req.context[SAVES_DRAFT] === true) return { ...doc, _status: 'draft' };
  const refusal = statusRefusal(fields, await stored(), req);
  if (refusal) refuse(req, refusal.text, refusal.places);
  // Without a status Payload takes the newest version's, which may be the translator's own draft.
  return { ...doc, _status: 'published' };
}

/** Refuses translators everything but saving one document. */
export const checkTranslatorOperation: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  checkSaving({ args, operation, req, hasDrafts: Boolean(collection.versions?.drafts) });
  return args;
};

/** Accepts a translator's texts of a document in the language of their role. */
export const acceptTranslatorTexts: CollectionBeforeValidateHook = ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  // Translators may create nothing: what is created is the server's own, such as the redirect after a rename.
  if (!data || operation === 'create') return data;
  const { fields, versions } = collection;
  const stored = versions?.drafts ? () => readStoredDocument(collection, originalDoc.id, req) : null;
  return acceptTranslations({ fields, data, originalDoc, req, stored });
};

/** Refuses translators everything but saving a global. */
export const checkTranslatorGlobalOperation: GlobalBeforeOperationHook = ({ args, global, operation, req }) => {
  checkSaving({ args, operation, req, hasDrafts: Boolean(global.versions?.drafts) });
  return args;
};

/** Accepts a translator's texts of a global in the language of their role. */
export const acceptTranslatorGlobalTexts: GlobalBeforeValidateHook = ({ data, global, originalDoc, req }) => {
  const { fields, versions } = global;
  return acceptTranslations({
    fields,
    data,
    originalDoc,
    req,
    stored: versions?.drafts ? () => readStoredGlobal(global, req) : null,
  });
};
