import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { LANGUAGES, type Language, type LocalText } from '@kontorwerk/contract/languages';
import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type Field,
  type GlobalBeforeOperationHook,
  type GlobalBeforeValidateHook,
  type GlobalConfig,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
  type Where,
} from 'payload';
import { problem, readerLanguage } from '#cms/base/reader-language.ts';
import { isTranslator, languagesOf, writesIn } from '#cms/kit/access/is-translator.ts';
import { isSame, onlyTexts } from './only-texts.ts';

/** Said to those who write in a language, and save texts of the other one. */
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

/** Where the operation notes down for the hook after it that it stores a draft. */
const SAVES_DRAFT = 'translatorSavesDraft';

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

type Operation = {
  readonly args: unknown;
  readonly operation: string;
  readonly req: PayloadRequest;
  readonly hasDrafts: boolean;
};

/** Refuses what isn't one document's saving, and notes down whether that is a draft's. */
function checkSaving({ args, operation, req, hasDrafts }: Operation): void {
  if (!isTranslator(req)) return;
  if (operation === 'restoreVersion') refuse(req, NOT_THEIRS);
  if (operation !== 'update') return;
  // What comes with a file is written before the document is looked at.
  if (req.file || req.query.uploadEdits) refuse(req, NO_TEXT, [problem(FILE, { req })]);
  const { data, draft } = isRecord(args) ? args : {};
  const status = statusOf(data);
  const savesDraft = draft === true && status !== 'published';
  if (hasDrafts && status === 'draft' && !savesDraft) refuse(req, NOT_THEIRS);
  req.context[SAVES_DRAFT] = savesDraft;
}

/** What is stored of something that has drafts, in all languages. */
type Stored = { readonly published: unknown; readonly latest: unknown };

async function storedDocument({ slug }: SanitizedCollectionConfig, id: unknown, req: PayloadRequest): Promise<Stored> {
  const { db } = req.payload;
  const asked = { collection: slug, locale: 'all', req };
  const newest: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] };
  const { docs } = await db.findVersions({ ...asked, where: newest, limit: 1, pagination: false });
  return { published: await db.findOne({ ...asked, where: { id: { equals: id } } }), latest: docs[0]?.version };
}

async function storedGlobal({ slug }: SanitizedGlobalConfig, req: PayloadRequest): Promise<Stored> {
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

/**
 * What differs between what is published and what waits, besides texts that the translator may write: what they don't
 * publish.
 */
function waiting(fields: readonly Field[], { published, latest }: Stored, req: PayloadRequest) {
  if (!isRecord(published) || published._status !== 'published') return null;
  if (!isRecord(latest)) return [];
  const own = languagesOf(req.user);
  const others = LANGUAGES.filter((language) => !own.includes(language));
  const textIn = (texts: unknown, language: Language) => (isRecord(texts) ? texts[language] : undefined);
  return onlyTexts(fields, published, latest, {
    label: labelIn(req),
    mayBecome: (before, after) => others.every((language) => isSame(textIn(before, language), textIn(after, language))),
  }).refused;
}

type Saving = {
  readonly fields: readonly Field[];
  readonly data: Untrusted;
  readonly originalDoc: Untrusted;
  readonly req: PayloadRequest;
  /** Asked for where there are drafts. */
  readonly stored: (() => Promise<Stored>) | null;
};

/**
 * Takes of what a translator sends the texts of the language that their role writes, in rows that exist, and refuses
 * everything else. Of what is published they publish their texts at once, unless an editor's changes wait there.
 */
async function onlyTranslations({ fields, data, originalDoc, req, stored }: Saving): Promise<Untrusted> {
  if (!isTranslator(req)) return data;
  if (!writesIn(req)) refuse(req, WRONG_LANGUAGE[languagesOf(req.user)[0] ?? 'de']);
  const { doc, refused } = onlyTexts(fields, originalDoc, data, { label: labelIn(req), mayBecome: () => true });
  if (refused.length > 0) refuse(req, NO_TEXT, refused);
  if (stored === null) return doc;
  if (req.context[SAVES_DRAFT] !== true) {
    const others = waiting(fields, await stored(), req);
    if (others === null) refuse(req, NOT_PUBLISHED);
    if (others.length > 0) refuse(req, OTHERS_WAIT, others);
  }
  return { ...doc, _status: data._status };
}

const beforeOperation: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  checkSaving({ args, operation, req, hasDrafts: Boolean(collection.versions?.drafts) });
  return args;
};

const beforeValidate: CollectionBeforeValidateHook = ({ collection, data, operation, originalDoc, req }) => {
  // The rules let translators make nothing: what is made all the same is the server's own, as the redirect from the old
  // address of what they have renamed.
  if (!data || operation === 'create') return data;
  const { fields, versions } = collection;
  const stored = versions?.drafts ? () => storedDocument(collection, originalDoc.id, req) : null;
  return onlyTranslations({ fields, data, originalDoc, req, stored });
};

/** Keeps translators to the texts of their language. */
export const translatorsWriteTexts = {
  beforeOperation: [beforeOperation],
  beforeValidate: [beforeValidate],
} satisfies CollectionConfig['hooks'];

const beforeGlobalOperation: GlobalBeforeOperationHook = ({ args, global, operation, req }) => {
  checkSaving({ args, operation, req, hasDrafts: Boolean(global.versions?.drafts) });
  return args;
};

const beforeGlobalValidate: GlobalBeforeValidateHook = ({ data, global, originalDoc, req }) => {
  const { fields, versions } = global;
  return onlyTranslations({
    fields,
    data,
    originalDoc,
    req,
    stored: versions?.drafts ? () => storedGlobal(global, req) : null,
  });
};

/** Keeps them to these in what there is one of, too. */
export const translatorsWriteGlobalTexts = {
  beforeOperation: [beforeGlobalOperation],
  beforeValidate: [beforeGlobalValidate],
} satisfies GlobalConfig['hooks'];
