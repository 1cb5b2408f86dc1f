import { LANGUAGES, type LocalText } from '@kontorwerk/contract/languages';
import type { TranslatedPost } from './post-document.ts';
import { type Attachment, pictureOf } from './survey.ts';

/** The picture of a post: there is one for all its languages. */
export type PostPicture = {
  /** Null where the file doesn't say it. */
  readonly address: string | null;
  /** In the languages in which the post has it. */
  readonly alt: LocalText;
  /** The other pictures that the post has in its other language, by their addresses, else their numbers. */
  readonly leftOut: readonly string[];
};

type Known = Partial<Attachment> & { readonly id: string };

/**
 * The picture of a post; null where it has none. Polylang and WPML keep one picture as an attachment for each language, each
 * with its alternative text, so pictures are the same where their addresses are.
 */
export function postPicture(post: TranslatedPost, attachments: ReadonlyMap<string, Attachment>): PostPicture | null {
  const known = LANGUAGES.flatMap((language) => {
    const id = (post[language] && pictureOf(post[language])) || '';
    return id === '' ? [] : [{ language, id, ...attachments.get(id) }];
  });
  const [first] = known;
  if (!first) return null;
  const isSame = ({ id, address }: Known) => id === first.id || (address !== undefined && address === first.address);
  const alts = known.filter(isSame).map(({ language, alt = '' }) => [language, alt]);
  return {
    address: first.address ?? null,
    alt: { en: '', de: '', ...Object.fromEntries(alts) },
    leftOut: known.filter((other) => !isSame(other)).map(({ address, id }) => address ?? id),
  };
}
