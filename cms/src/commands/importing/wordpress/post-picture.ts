import type { LocalText } from '@kontorwerk/contract/languages';
import { listLanguages, type TranslatedPost, type WordPressExport } from './post-document.ts';
import { type Attachment, findUploadPath, getPictureId } from './survey.ts';

/** The picture of a post, one for all its languages. */
export type PostPicture = {
  /** The export that has it. */
  readonly from: WordPressExport;
  /** Null if the file lacks it. */
  readonly address: string | null;
  /** The descriptions in the languages in which the post has it. */
  readonly alt: LocalText;
  /** Further pictures of the post in its other language, by address or else by id. */
  readonly leftOut: readonly string[];
};

type KnownPicture = Partial<Attachment> & { readonly id: string; readonly from: WordPressExport };

/** Whether two languages of a post have the same picture: two blogs have a copy each. */
function isSame(one: KnownPicture, other: KnownPicture): boolean {
  if (one.from === other.from && one.id === other.id) return true;
  if (one.address === undefined || other.address === undefined) return false;
  const upload = findUploadPath(one.address);
  return (
    one.address === other.address ||
    (upload !== '' && one.from !== other.from && upload === findUploadPath(other.address))
  );
}

/**
 * Returns the picture of a post; null without one. Polylang and WPML store one picture as an attachment for each
 * language, each with its description, so pictures are compared by address.
 */
export function findPostPicture(post: TranslatedPost): PostPicture | null {
  const known = listLanguages(post).flatMap(({ language, item, from }) => {
    const id = getPictureId(item);
    return id === '' ? [] : [{ language, id, from, ...from.survey.attachments.get(id) }];
  });
  const [first] = known;
  if (!first) return null;
  const same = known.filter((other) => isSame(first, other));
  return {
    from: first.from,
    address: first.address ?? null,
    alt: { en: '', de: '', ...Object.fromEntries(same.map(({ language, alt = '' }) => [language, alt])) },
    leftOut: known.filter((other) => !same.includes(other)).map(({ address, id }) => address ?? id),
  };
}
