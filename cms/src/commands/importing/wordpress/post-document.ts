import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import type { Findings } from '../findings.ts';
import type { ShownPicture } from '../texts/editor-dom.ts';
import type { ToRichText } from '../texts/html-converter.ts';
import { categoryOf } from './categories.ts';
import { FOOTNOTES, leftOutOf, whyDraft } from './left-out.ts';
import type { MoveLinks } from './move-links.ts';
import { postKey } from './pair-posts.ts';
import type { WordPressItem } from './read-items.ts';
import { isUnlisted, type KnownOfPost, seoText } from './seo-texts.ts';
import { type Attachment, type Survey, textOf } from './survey.ts';
import { textOfHtml } from './text-of-html.ts';
import { type ShownHtml, shownHtml, teaserOf } from './wordpress-html.ts';

/** An export, and its mapping of links. */
export type WordPressExport = {
  readonly file: string;
  readonly survey: Survey;
  /** Names its blog in reports: ` of example.com/de`; empty where all posts are of one. */
  readonly blogName: string;
  readonly moveLinks: MoveLinks;
};

/** A post in one language. */
export type ExportedPost = {
  readonly item: WordPressItem;
  readonly from: WordPressExport;
};

/** A post in its languages, which may come from two blogs. */
export type TranslatedPost = Readonly<Partial<Record<Language, ExportedPost>>>;

/** The tools for creating posts. */
export type PostTools = {
  readonly convert: ToRichText;
  readonly findings: Findings;
  /** Returns the id of a text's picture in a language; null without one. */
  readonly pictureOf: (picture: ShownPicture, language: Language) => number | null;
  /** Whether the missing picture at an address was reported for this post already. */
  readonly isTold: (address: string) => boolean;
};

/** Returns a post in each of its languages. */
export function languagesOf(post: TranslatedPost): readonly (ExportedPost & { readonly language: Language })[] {
  return LANGUAGES.flatMap((language) => (post[language] ? { ...post[language], language } : []));
}

/** Returns a post's name in reports. */
export function postName(post: TranslatedPost): string {
  const [first] = languagesOf(post);
  if (!first) return 'post';
  const { item, from } = first;
  return `post ${textOf(item, 'wp:post_id')}${from.blogName}, “${textOfHtml(textOf(item, 'title'))}”`;
}

/** Maps a post in each of its languages. */
function inEach<T>(post: TranslatedPost, make: (written: ExportedPost, language: Language) => T) {
  return Object.fromEntries(languagesOf(post).map(({ language, ...written }) => [language, make(written, language)]));
}

/** Returns the footnotes of a post, in order; WordPress stores them as JSON. */
function footnotesOf({ meta }: WordPressItem): readonly string[] {
  try {
    const notes: unknown = JSON.parse(meta.get(FOOTNOTES) ?? '[]');
    return Array.isArray(notes)
      ? notes.flatMap((note: unknown) => (isRecord(note) && typeof note.content === 'string' ? [note.content] : []))
      : [];
  } catch {
    return [];
  }
}

function shown({ item, from }: ExportedPost): ShownHtml {
  const { attachments, reusable } = from.survey;
  const id = textOf(item, 'wp:post_id');
  let found: readonly Attachment[] | undefined;
  const own = () => {
    found ??= [...attachments.values()].filter(({ parent }) => parent === id);
    return found;
  };
  return shownHtml(item.texts.get('content:encoded') ?? '', {
    reusable,
    pictureAt: (number) => attachments.get(number)?.address,
    footnotes: footnotesOf(item),
    gallery: (ids) => (ids.length === 0 ? own() : ids.map((number) => attachments.get(number))),
  });
}

const LOST_PICTURE = /^<img> (.+?)(?: \(\d+ times\))?$/;

/** Returns the report of a text's loss. */
function whyLost(what: string): string {
  return what.startsWith('<img>')
    ? `${what} was left out of its text`
    : `${what} has no place in a text here and was left out`;
}

const TO_TRANSLATION = 'a link to its own translation was left out: the language selector leads there';

function body(written: ExportedPost, language: Language, name: string, tools: PostTools) {
  const { convert, findings, pictureOf, isTold } = tools;
  const { item, from } = written;
  const at = `${name}, ${language}`;
  const { html, shortcodes, blocks, fromFields } = shown(written);
  if (item.isCut) findings.problem(at, 'its text is too long; the rest of it was left out');
  if (item.controls > 0) findings.note(at, `control characters in it were left out (${item.controls})`);
  for (const shortcode of shortcodes) findings.problem(at, `the shortcode [${shortcode}] was left out`);
  for (const block of blocks)
    findings.problem(at, `the block wp:${block} was left out: the file hasn’t got what it shows`);
  for (const block of fromFields) findings.note(at, `the fields of the block wp:${block} stand as paragraphs`);
  const { moveLink, toTranslation, stayed, nowhere } = from.moveLinks(
    language,
    postKey(from.survey, textOf(item, 'wp:post_id')),
  );
  const text = convert(
    html,
    moveLink,
    (what) => {
      const [, picture] = LOST_PICTURE.exec(what) ?? [];
      if (picture === undefined || !isTold(picture)) findings.problem(at, whyLost(what));
    },
    (picture) => pictureOf(picture, language),
  );
  if (toTranslation.size > 0) findings.note(at, TO_TRANSLATION);
  for (const address of stayed) findings.problem(at, `a link leads to ${address} still, which isn’t imported`);
  for (const address of nowhere) findings.note(at, `a link leads to ${address}, where this site has no page yet`);
  return text;
}

/** Reports what a post loses. */
function tellLeftOut(post: TranslatedPost, name: string, { findings }: PostTools): void {
  for (const { item, language } of languagesOf(post)) {
    const leftOut = leftOutOf(item);
    if (leftOut.length > 0) findings.note(`${name}, ${language}`, `left out: ${leftOut.join(', ')}`);
    const why = whyDraft(item);
    if (why !== null) findings.note(`${name}, ${language}`, why);
  }
}

/** Returns a post's day at noon, as dates are stored; null without one. */
function day(item: WordPressItem): string | null {
  const date = textOf(item, 'wp:post_date').slice(0, 10);
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date)) ? `${date}T12:00:00.000Z` : null;
}

/** Whether visitors see a post: drafts and protected posts become drafts. */
export function isPublished(post: TranslatedPost): boolean {
  return languagesOf(post).every(
    ({ item }) => textOf(item, 'wp:status') === 'publish' && textOf(item, 'wp:post_password') === '',
  );
}

/** Returns the texts for search engines where they differ from the post's own. */
function seoOf(post: TranslatedPost, name: string, known: (written: ExportedPost) => KnownOfPost, tools: PostTools) {
  const { findings } = tools;
  const texts = (kind: 'title' | 'description') =>
    inEach(post, (written, language) => {
      const { text, unresolved } = seoText(kind, written.item, known(written));
      if (unresolved !== null)
        findings.note(
          `${name}, ${language}`,
          `its ${kind} for search engines, “${unresolved}”, is made by a rule and was left out`,
        );
      return text;
    });
  for (const { item, language } of languagesOf(post))
    if (isUnlisted(item))
      findings.note(`${name}, ${language}`, 'search engines are asked not to list it there; here they are not');
  return { title: texts('title'), description: texts('description') };
}

/** Returns the name of a post's author in its blog. */
function authorOf({ item, from }: ExportedPost): string {
  const login = textOf(item, 'dc:creator');
  return from.survey.site.authors.get(login) ?? login;
}

/** Returns a post's document, without its picture. */
export function postDocument(post: TranslatedPost, tools: PostTools): Untrusted {
  const [first] = languagesOf(post);
  if (!first) return {};
  const name = postName(post);
  const titleOf = ({ item }: ExportedPost) => textOfHtml(textOf(item, 'title'));
  const categoryName = ({ item }: ExportedPost) => textOfHtml(categoryOf(item)?.name ?? '');
  const teaser = (written: ExportedPost) =>
    textOfHtml(textOf(written.item, 'excerpt:encoded')) || teaserOf(shown(written).html);
  tellLeftOut(post, name, tools);
  const known = (written: ExportedPost): KnownOfPost => ({
    title: titleOf(written),
    excerpt: teaser(written),
    category: categoryName(written),
    author: authorOf(written),
  });
  return {
    _status: isPublished(post) ? 'published' : 'draft',
    title: inEach(post, titleOf),
    description: inEach(post, teaser),
    category: inEach(post, categoryName),
    body: inEach(post, (written, language) => body(written, language, name, tools)),
    date: day(first.item),
    post_type: 'blog',
    author: { name: authorOf(first) },
    seo: seoOf(post, name, known, tools),
  };
}
