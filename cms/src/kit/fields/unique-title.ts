import { slugOf } from '@kontorwerk/contract/address/slug';
import { isRecord } from '@kontorwerk/contract/content/read-values';
import { LANGUAGES, type Language, type LocalText } from '@kontorwerk/contract/languages';
import type { CollectionSlug, PayloadRequest, TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import { LANGUAGE_NAMES } from '#cms/base/labels.ts';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { getReadOptions } from '../read-options.ts';
import { type ByLanguage, type StoredText, textIn } from '../stored-values.ts';
import { addressKey } from './address-key.ts';

type Rules = {
  readonly collection: Extract<CollectionSlug, 'jobs' | 'posts' | 'projects'>;
  /** Whether a slug leads to a title, by the site's rule. */
  readonly matches: (title: string, slug: string) => boolean;
  /** Whether the site shows a published document; always, if not set. */
  readonly isShown?: (doc: { readonly valid_through?: unknown }) => boolean;
};

const MESSAGES: LocalText = {
  en: 'Another published document has the same address in {language}, so visitors would find only one of the two. Change the title there.',
  de: 'Ein anderes veröffentlichtes Dokument hat auf {language} dieselbe Adresse, sodass Besucher nur eines von beiden fänden. Bitte dort den Titel ändern.',
};

type Titled = { readonly title: StoredText; readonly valid_through?: unknown };

declare module 'payload' {
  interface RequestContext {
    /**
     * The titles that a request has validated, by collection and id: Payload saves the documents of one request in
     * parallel.
     */
    validatedTitles?: Map<string, Titled & Pick<Rules, 'collection'>>;
  }
}

/** Returns the languages in which a document's address is shared with another document. */
export function findSharedAddresses(
  title: StoredText,
  others: readonly Titled[],
  matches: Rules['matches'],
): readonly Language[] {
  return LANGUAGES.filter((language) => {
    const slug = slugOf(textIn(language, title));
    return slug !== '' && others.some((other) => matches(textIn(language, other.title), slug));
  });
}

type Own = { readonly id: number | string | undefined; readonly value: string; readonly req: PayloadRequest };

/** Returns the title in all languages, including the one being written. */
async function readTitles({ collection }: Rules, { id, value, req }: Own): Promise<ByLanguage<string>> {
  const written: ByLanguage<string> = { [req.locale ?? LANGUAGES[0]]: value };
  if (id === undefined) return written;
  const stored = await req.payload.findByID({
    collection,
    id,
    locale: 'all',
    draft: true,
    disableErrors: true,
    ...getReadOptions(req),
  });
  const title: StoredText = stored?.title;
  return { ...(typeof title === 'object' ? title : {}), ...written };
}

/** Returns the published documents that may have one of a title's addresses. */
async function findOthersWith(
  title: ByLanguage<string>,
  { collection, isShown = () => true }: Rules,
  { id, req }: Own,
): Promise<readonly Titled[]> {
  const keys = new Set(LANGUAGES.map((language) => addressKey(textIn(language, title))));
  const found: { readonly docs: readonly Titled[] } = await req.payload.find({
    collection,
    where: {
      _status: { equals: 'published' },
      address_key: { in: [...keys].filter((key) => key !== '') },
      ...(id !== undefined && { id: { not_equals: id } }),
    },
    locale: 'all',
    fallbackLocale: false,
    pagination: false,
    limit: 0,
    ...getReadOptions(req),
  });
  return found.docs.filter(isShown);
}

/**
 * Rejects the publication of a title whose address another published document has: an address finds its document by the
 * title (§2), so one of the two would be hidden. Drafts may share one.
 */
export function uniqueTitle(rules: Rules): TextFieldSingleValidation {
  return async (value, options) => {
    const plain = text(value, options);
    const { data, event, id, req } = options;
    // While the editor types, the check would query the database again and again.
    if (plain !== true || event === 'onChange' || typeof value !== 'string') return plain;
    req.context.validatedTitles ??= new Map();
    const validated = req.context.validatedTitles;
    const key = `${rules.collection}/${id}`;
    validated.delete(key);
    // Unpublishing one of two that share an address must be possible.
    if (!isRecord(data) || data._status !== 'published' || rules.isShown?.(data) === false) return true;
    const own = { id, value, req };
    const title = await readTitles(rules, own);
    const stored = await findOthersWith(title, rules, own);
    const together = [...validated.values()].filter(({ collection }) => collection === rules.collection);
    const [language] = findSharedAddresses(title, [...stored, ...together], rules.matches);
    if (language === undefined) {
      if (id !== undefined) validated.set(key, { title, collection: rules.collection });
      return true;
    }
    const reader = readerLanguage(req.i18n);
    return MESSAGES[reader].replace('{language}', LANGUAGE_NAMES[language][reader]);
  };
}
