import { LANGUAGES, type LocalText } from '@kontorwerk/contract/languages';
import type { TranslatedPost } from './post-document.ts';
import { type Attachment, pictureOf } from './survey.ts';

/** The picture of a post: there is one for all its languages. */
export type PostPicture = {
  /** Null where the file doesn't say it. */
  readonly address: string | null;
  readonly alt: LocalText;
  /** The other pictures that the post has in its other language, by their addresses, else their numbers. */
  readonly leftOut: readonly string[];
};

/**
 * The picture of a post; null where it has none. Polylang and WPML keep one picture as an attachment for each language, each
 * with its alternative text, so pictures are the same where their addresses are.
 */
export function postPicture(post: TranslatedPost, attachments: ReadonlyMap<string, Attachment>): PostPicture | null {
  const ids = LANGUAGES.flatMap((language) => (post[language] && pictureOf(post[language])) || []);
  const [first, ...others] = [...new Set(ids)].map((id) => ({ id, ...attachments.get(id) }));
  if (!first) return null;
  const isSame = ({ address }: Partial<Attachment>) => address !== undefined && address === first.address;
  return {
    address: first.address ?? null,
    alt: { en: first.alt ?? '', de: others.find(isSame)?.alt ?? '' },
    leftOut: others.filter((other) => !isSame(other)).map(({ address, id }) => address ?? id),
  };
}
