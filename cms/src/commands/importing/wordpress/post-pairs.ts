import { redirectKey } from '@kontorwerk/contract/address/redirects';
import type { Language } from '@kontorwerk/contract/languages';
import { pairUp } from '../wire/pairs.ts';
import { findUploadPath, makeShortAddress, type Survey, type SurveyedPost } from './survey.ts';

/** The titles of two posts that were taken for translations of each other, and the trait that they share. */
export type GuessedPair = { readonly en: string; readonly de: string; readonly share: string };

export type PostPairs = {
  /** The translation of a post, by the post's key. */
  readonly partners: ReadonlyMap<string, SurveyedPost & { readonly key: string }>;
  /** The number of pairs in two blogs of a network. */
  readonly across: number;
  /** Those of them that share no slug, but a trait that may be chance. */
  readonly guessed: readonly GuessedPair[];
};

/** Returns the key of a post in an import: its blog, and its id there. */
export function makePostKey({ blog }: Pick<Survey, 'blog'>, id: string): string {
  return `${blog.scope} posts/${id}`;
}

type PlacedPost = SurveyedPost & {
  readonly key: string;
  readonly survey: Survey;
};

/** The slug of a post: the surest trait of translations in two blogs, which no export links. */
const NAME = (post: PlacedPost) => post.name;
/** All further traits, the surest first. */
const GUESSES: readonly { readonly share: string; readonly trait: (post: PlacedPost) => string }[] = [
  {
    share: 'picture',
    trait: ({ picture, survey }) => findUploadPath(survey.attachments.get(picture)?.address ?? ''),
  },
  { share: 'date to the second', trait: ({ date }) => (/^[1-9]/.test(date) ? date : '') },
  { share: 'day, author and order of headings, lists and paragraphs', trait: ({ makeup }) => makeup },
];
const TRAITS = [NAME, ...GUESSES.map(({ trait }) => trait)];

/** Returns what two posts share besides their slug; null where they share that. */
function guessPair(en: PlacedPost, de: PlacedPost): GuessedPair | null {
  if (NAME(en) !== '' && NAME(en) === NAME(de)) return null;
  const guess = GUESSES.find(({ trait }) => trait(en) !== '' && trait(en) === trait(de));
  return guess ? { en: en.title ?? en.name, de: de.title ?? de.name, share: guess.share } : null;
}

/** Pairs the posts that the plugins of a blog link as translations: the first of each language. */
function pairWithinBlogs(posts: readonly PlacedPost[], pair: (one: PlacedPost, other: PlacedPost) => void): void {
  const groups = new Map<string, Partial<Record<Language, PlacedPost>>>();
  for (const post of posts) {
    const name = `${post.survey.blog.scope} ${post.group}`;
    const group = groups.get(name) ?? {};
    // The same language twice: the second, such as Austria's, is a separate post.
    group[post.language] ??= post;
    groups.set(name, group);
  }
  for (const { en, de } of groups.values()) if (en && de) pair(en, de);
}

/**
 * Finds the translations of posts: in a blog by its plugins, and in two blogs of a network by traits that only the two
 * share.
 */
export function pairPosts(surveys: readonly Survey[]): PostPairs {
  const posts = surveys.flatMap((survey) =>
    survey.posts.map((post): PlacedPost => ({ ...post, survey, key: makePostKey(survey, post.id) })),
  );
  const partners = new Map<string, PlacedPost>();
  const guessed: GuessedPair[] = [];
  const pair = (one: PlacedPost, other: PlacedPost): void => {
    partners.set(one.key, other);
    partners.set(other.key, one);
  };
  pairWithinBlogs(posts, pair);
  const within = partners.size;
  const blogs = [...new Map(surveys.map(({ blog }) => [blog.scope, blog])).values()];
  for (const english of blogs) {
    for (const german of blogs) {
      if (english === german || english.network === '' || english.network !== german.network) continue;
      const leftOf = (scope: string, language: Language) =>
        posts.filter(
          (post) => post.survey.blog.scope === scope && post.language === language && !partners.has(post.key),
        );
      const { pairs } = pairUp(leftOf(english.scope, 'en'), leftOf(german.scope, 'de'), {
        idOf: () => '',
        traits: TRAITS,
        kindOf: ({ key }) => key,
      });
      for (const { en, de, only } of pairs) {
        if (only !== undefined) continue;
        pair(en, de);
        const guess = guessPair(en, de);
        if (guess) guessed.push(guess);
      }
    }
  }
  return { partners, across: (partners.size - within) / 2, guessed };
}

/** The titles of a post, by language. */
export type Titles = Readonly<Partial<Record<Language, string>>>;

/** A post that links of the old site lead to. */
export type LinkedPost = {
  readonly key: string;
  /** The key of its translation, if any. */
  readonly translation?: string | undefined;
  readonly titles: Titles;
};

/** Returns the published posts of an export, by id (`?p=12`) and by path. */
export function indexPostsByPlace(survey: Survey, { partners }: PostPairs): ReadonlyMap<string, LinkedPost> {
  const posts = new Map<string, LinkedPost>();
  for (const post of survey.posts) {
    if (post.title === null) continue;
    const key = makePostKey(survey, post.id);
    const partner = partners.get(key);
    const titles = {
      [post.language]: post.title,
      ...(partner && partner.title !== null && { [partner.language]: partner.title }),
    };
    const linked = { key, translation: partner?.key, titles };
    if (post.path !== null) posts.set(redirectKey(post.path), linked);
    posts.set(makeShortAddress(post.id), linked);
  }
  return posts;
}
