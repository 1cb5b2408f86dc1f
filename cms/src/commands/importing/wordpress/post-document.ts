import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import type { Findings } from '../findings.ts';
import type { ShownPicture } from '../texts/editor-dom.ts';
import type { ToRichText } from '../texts/html-converter.ts';
import { extractText, findCategory, type WordPressItem } from './export-items.ts';
import type { MoveLinks } from './link-mover.ts';
import { makePostKey } from './post-pairs.ts';
import { isUnlisted, type PostFacts, readSeoText } from './seo-texts.ts';
import { type Attachment, getText, type Survey } from './survey.ts';
import { explainDraft, FOOTNOTES, listLeftOut } from './unsupported-parts.ts';
import { makeTeaser, type RenderedContent, renderContent } from './wordpress-html.ts';

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
export function listLanguages(post: TranslatedPost): readonly (ExportedPost & { readonly language: Language })[] {
  return LANGUAGES.flatMap((language) => (post[language] ? { ...post[language], language } : []));
}

/** Returns a post's name in reports. */
export function getPostName(post: TranslatedPost): string {
  const [first] = listLanguages(post);
  if (!first) return 'post';
  const { item, from } = first;
  return `post ${getText(item, 'wp:post_id')}${from.blogName}, “${extractText(getText(item, 'title'))}”`;
}

/** Maps a post in each of its languages. */
function mapLanguages<T>(post: TranslatedPost, make: (written: ExportedPost, language: Language) => T) {
  return Object.fromEntries(listLanguages(post).map(({ language, ...written }) => [language, make(written, language)]));
}

/** Returns the footnotes of a post, in order; WordPress stores them as JSON. */
function readFootnotes({ meta }: WordPressItem): readonly string[] {
  try {
    const notes: unknown = JSON.parse(meta.get(FOOTNOTES) ?? '[]');
    return Array.isArray(notes)
      ? notes.flatMap((note: unknown) => (isRecord(note) && typeof note.content === 'string' ? [note.content] : []))
      : [];
  } catch {
    return [];
  }
}

function showPost({ item, from }: ExportedPost): RenderedContent {
  const { attachments, reusable } = from.survey;
  const id = getText(item, 'wp:post_id');
  let found: readonly Attachment[] | undefined;
  const own = () => {
    found ??= [...attachments.values()].filter(({ parent }) => parent === id);
    return found;
  };
  return renderContent(item.texts.get('content:encoded') ?? '', {
    reusable,
    pictureAt: (number) => attachments.get(number)?.address,
    footnotes: readFootnotes(item),
    gallery: (ids) => (ids.length === 0 ? own() : ids.map((number) => attachments.get(number))),
  });
}

const LOST_PICTURE = /^<img> (.+?)(?: \(\d+ times\))?$/;

/** Returns the report of a text's loss. */
function explainLoss(what: string): string {
  return what.startsWith('<img>')
    ? `${what} was left out of its text`
    : `${what} has no place in a text here and was left out`;
}

const TO_TRANSLATION = 'a link to its own translation was left out: the language selector leads there';

function makeBody(written: ExportedPost, language: Language, name: string, tools: PostTools) {
  const { convert, findings, pictureOf, isTold } = tools;
  const { item, from } = written;
  const at = `${name}, ${language}`;
  const { html, shortcodes, blocks, fromFields } = showPost(written);
  if (item.isCut) findings.problem(at, 'its text is too long; the rest of it was left out');
  if (item.controls > 0) findings.note(at, `control characters in it were left out (${item.controls})`);
  for (const shortcode of shortcodes) findings.problem(at, `the shortcode [${shortcode}] was left out`);
  for (const block of blocks)
    findings.problem(at, `the block wp:${block} was left out: the file hasn’t got what it shows`);
  for (const block of fromFields) findings.note(at, `the fields of the block wp:${block} stand as paragraphs`);
  const { moveLink, toTranslation, stayed, nowhere } = from.moveLinks(
    language,
    makePostKey(from.survey, getText(item, 'wp:post_id')),
  );
  const text = convert(
    html,
    moveLink,
    (what) => {
      const [, picture] = LOST_PICTURE.exec(what) ?? [];
      if (picture === undefined || !isTold(picture)) findings.problem(at, explainLoss(what));
    },
    (picture) => pictureOf(picture, language),
  );
  if (toTranslation.size > 0) findings.note(at, TO_TRANSLATION);
  for (const address of stayed) findings.problem(at, `a link leads to ${address} still, which isn’t imported`);
  for (const address of nowhere) findings.note(at, `a link leads to ${address}, where this site has no page yet`);
  return text;
}

/** Reports what a post loses. */
function reportLeftOut(post: TranslatedPost, name: string, { findings }: PostTools): void {
  for (const { item, language } of listLanguages(post)) {
    const leftOut = listLeftOut(item);
    if (leftOut.length > 0) findings.note(`${name}, ${language}`, `left out: ${leftOut.join(', ')}`);
    const why = explainDraft(item);
    if (why !== null) findings.note(`${name}, ${language}`, why);
  }
}

/** Returns a post's day at noon, as dates are stored; null without one. */
function parseDay(item: WordPressItem): string | null {
  const date = getText(item, 'wp:post_date').slice(0, 10);
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date)) ? `${date}T12:00:00.000Z` : null;
}

/** Whether visitors see a post: drafts and protected posts become drafts. */
export function isPublished(post: TranslatedPost): boolean {
  return listLanguages(post).every(
    ({ item }) => getText(item, 'wp:status') === 'publish' && getText(item, 'wp:post_password') === '',
  );
}

/** Returns the texts for search engines where they differ from the post's own. */
function makeSeo(post: TranslatedPost, name: string, known: (written: ExportedPost) => PostFacts, tools: PostTools) {
  const { findings } = tools;
  const texts = (kind: 'title' | 'description') =>
    mapLanguages(post, (written, language) => {
      const { text, unresolved } = readSeoText(kind, written.item, known(written));
      if (unresolved !== null)
        findings.note(
          `${name}, ${language}`,
          `its ${kind} for search engines, “${unresolved}”, is made by a rule and was left out`,
        );
      return text;
    });
  for (const { item, language } of listLanguages(post))
    if (isUnlisted(item))
      findings.note(`${name}, ${language}`, 'search engines are asked not to list it there; here they are not');
  return { title: texts('title'), description: texts('description') };
}

/** Returns the name of a post's author in its blog. */
function findAuthor({ item, from }: ExportedPost): string {
  const login = getText(item, 'dc:creator');
  return from.survey.site.authors.get(login) ?? login;
}

/** Returns a post's document, without its picture. */
export function makePostDocument(post: TranslatedPost, tools: PostTools): Untrusted {
  const [first] = listLanguages(post);
  if (!first) return {};
  const name = getPostName(post);
  const titleOf = ({ item }: ExportedPost) => extractText(getText(item, 'title'));
  const categoryName = ({ item }: ExportedPost) => extractText(findCategory(item)?.name ?? '');
  const teaser = (written: ExportedPost) =>
    extractText(getText(written.item, 'excerpt:encoded')) || makeTeaser(showPost(written).html);
  reportLeftOut(post, name, tools);
  const known = (written: ExportedPost): PostFacts => ({
    title: titleOf(written),
    excerpt: teaser(written),
    category: categoryName(written),
    author: findAuthor(written),
  });
  return {
    _status: isPublished(post) ? 'published' : 'draft',
    title: mapLanguages(post, titleOf),
    description: mapLanguages(post, teaser),
    category: mapLanguages(post, categoryName),
    body: mapLanguages(post, (written, language) => makeBody(written, language, name, tools)),
    date: parseDay(first.item),
    post_type: 'blog',
    author: { name: findAuthor(first) },
    seo: makeSeo(post, name, known, tools),
  };
}
