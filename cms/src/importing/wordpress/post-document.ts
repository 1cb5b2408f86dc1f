import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import type { Findings } from '../findings.ts';
import type { ToRichText } from '../texts/html-converter.ts';
import { categoryOf } from './categories.ts';
import { leftOutOf, whyDraft } from './left-out.ts';
import type { MoveLinks } from './move-links.ts';
import type { WordPressItem } from './read-items.ts';
import { type Survey, textOf } from './survey.ts';
import { textOfHtml } from './text-of-html.ts';
import { shownHtml, teaserOf } from './wordpress-html.ts';

/** A post in the languages that it is written in. */
export type TranslatedPost = Readonly<Partial<Record<Language, WordPressItem>>>;

/** What posts are made with. */
export type PostTools = {
  readonly convert: ToRichText;
  readonly findings: Findings;
  readonly survey: Survey;
  readonly moveLinks: MoveLinks;
};

/** How reports name a post. */
export function postName(post: TranslatedPost): string {
  const [item] = LANGUAGES.flatMap((language) => post[language] ?? []);
  return item ? `post ${textOf(item, 'wp:post_id')}, “${textOf(item, 'title')}”` : 'post';
}

/** What is said of a post in each of its languages; one that is German alone stands for both. */
function inEach<T>(post: TranslatedPost, make: (item: WordPressItem, language: Language) => T) {
  const said = LANGUAGES.flatMap((language) => {
    const item = post[language];
    return item ? [[language, make(item, language)] as const] : [];
  });
  const [first] = said;
  const isMissing = post[DEFAULT_LANGUAGE] === undefined && first !== undefined;
  return Object.fromEntries(isMissing ? [[DEFAULT_LANGUAGE, first[1]], ...said] : said);
}

function body(item: WordPressItem, language: Language, name: string, { convert, findings, moveLinks }: PostTools) {
  const at = `${name}, ${language}`;
  const { html, shortcodes } = shownHtml(textOf(item, 'content:encoded'));
  if (item.isCut) findings.problem(at, 'its text is too long; the rest of it was left out');
  for (const shortcode of shortcodes) findings.problem(at, `the shortcode [${shortcode}] was left out`);
  const { moveLink, stayed, nowhere } = moveLinks(language);
  const text = convert(html, moveLink, (what) =>
    findings.problem(at, `${what} has no place in a text here and was left out`),
  );
  for (const address of stayed) findings.problem(at, `a link leads to ${address} still, which isn’t imported`);
  for (const address of nowhere) findings.note(at, `a link leads to ${address}, where this site has no page yet`);
  return text;
}

/** Tells what is said of a post at its source that it hasn't got here. */
function tellLeftOut(post: TranslatedPost, name: string, { findings }: PostTools): void {
  for (const language of LANGUAGES) {
    const item = post[language];
    if (!item) continue;
    const leftOut = leftOutOf(item);
    if (leftOut.length > 0) findings.note(`${name}, ${language}`, `left out: ${leftOut.join(', ')}`);
    const why = whyDraft(item);
    if (why !== null) findings.note(`${name}, ${language}`, why);
  }
}

/** A post's day at noon, as dates are kept; null where it has none yet. */
function day(item: WordPressItem): string | null {
  const date = textOf(item, 'wp:post_date').slice(0, 10);
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date)) ? `${date}T12:00:00.000Z` : null;
}

/** Whether visitors see a post: drafts stay drafts, and so does what only some may read. */
export function isPublished(post: TranslatedPost): boolean {
  const items = LANGUAGES.flatMap((language) => post[language] ?? []);
  return items.every((item) => textOf(item, 'wp:status') === 'publish' && textOf(item, 'wp:post_password') === '');
}

/** A post's document, but for its picture. */
export function postDocument(post: TranslatedPost, tools: PostTools): Untrusted {
  const [item] = LANGUAGES.flatMap((language) => post[language] ?? []);
  if (!item) return {};
  const name = postName(post);
  const { authors } = tools.survey.site;
  const author = textOf(item, 'dc:creator');
  const teaser = (each: WordPressItem) =>
    textOfHtml(textOf(each, 'excerpt:encoded')) || teaserOf(shownHtml(textOf(each, 'content:encoded')).html);
  tellLeftOut(post, name, tools);
  const seo = (field: string) => inEach(post, (each) => each.meta.get(field)?.trim() ?? '');
  return {
    _status: isPublished(post) ? 'published' : 'draft',
    title: inEach(post, (each) => textOfHtml(textOf(each, 'title'))),
    description: inEach(post, teaser),
    category: inEach(post, (each) => textOfHtml(categoryOf(each)?.name ?? '')),
    body: inEach(post, (each, language) => body(each, language, name, tools)),
    date: day(item),
    post_type: 'blog',
    author: { name: authors.get(author) ?? author },
    seo: { title: seo('_yoast_wpseo_title'), description: seo('_yoast_wpseo_metadesc') },
  };
}
