import { inLanguage } from '@kontorwerk/contract/address';
import { pathOfDocument } from '@kontorwerk/contract/document-path';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { isPageAddress } from '@kontorwerk/contract/page-table';
import { redirectKey } from '@kontorwerk/contract/redirects';
import { siteKnowledge } from '../../checks/knowledge.ts';
import { addressKey } from '../../fields/address-key.ts';
import { referenceTo } from '../../links/reference.ts';
import { textIn } from '../../wire/stored.ts';
import type { Source } from '../fetch-bounded.ts';
import type { Incoming } from '../incoming.ts';
import { matchDocument } from '../match-document.ts';
import { importPictures, pictureSource } from '../pictures/import-pictures.ts';
import { htmlConverter } from '../texts/html-converter.ts';
import { LinkMap } from '../wire/link-map.ts';
import { PicturePlan, type PlannedPicture } from '../wire/picture-plan.ts';
import { Writer, type WriterTools } from '../writing/writer.ts';
import { itemLanguage } from './item-language.ts';
import { moveLinksOf } from './move-links.ts';
import { PendingPosts } from './pending-posts.ts';
import { isPublished, type PostTools, postDocument, postName, type TranslatedPost } from './post-document.ts';
import { postPicture } from './post-picture.ts';
import { readItems, type WordPressItem } from './read-items.ts';
import { addressByPath, isPost, type Survey, survey, textOf } from './survey.ts';

/** The posts of the file, each with its translation. */
async function* translatedPosts(file: string, { groups, language: standard }: Survey): AsyncGenerator<TranslatedPost> {
  const pending = new PendingPosts();
  const languageOf = (item: WordPressItem) => itemLanguage(item).language ?? standard;
  try {
    for await (const item of readItems(file)) {
      if (!isPost(item)) continue;
      const language = languageOf(item);
      const other: Language = language === 'en' ? 'de' : 'en';
      const partner = groups.get(itemLanguage(item).group ?? '')?.[other];
      const translation = partner === undefined ? undefined : pending.take(partner);
      if (partner !== undefined && !translation) pending.put(textOf(item, 'wp:post_id'), item);
      else yield { [language]: item, ...(translation && { [other]: translation }) };
    }
    for (const id of pending.left) {
      const item = pending.take(id);
      if (item) yield { [languageOf(item)]: item };
    }
  } finally {
    pending.end();
  }
}

/** The old addresses of a post that pages of this site may have had. */
function oldAddresses(post: TranslatedPost, origin: string): readonly string[] {
  return LANGUAGES.flatMap((language) => {
    const item = post[language];
    const address = item ? addressByPath(item) : null;
    if (address?.host !== new URL(origin).host) return [];
    const path = redirectKey(address.pathname);
    return isPageAddress(path) ? [path] : [];
  });
}

const NO_TITLE = 'it has no title and so no address; it is a draft';
const SAME_TITLE = 'another post has the same title and so the same address; this one is a draft';
const NO_MEDIA = 'the file doesn’t say where its picture is: export the media along with the posts';

function titleOf({ title }: ReturnType<typeof postDocument>) {
  return title && typeof title === 'object' ? title : null;
}

class WordPressImport {
  readonly #pictures: PicturePlan;
  readonly #taken = new Set<string>();
  readonly #writer: Writer;
  readonly #tools: WriterTools;
  readonly #source: Source;
  readonly #posts: PostTools;
  #count = 0;

  constructor(tools: WriterTools, source: Source, posts: PostTools) {
    this.#writer = new Writer(tools);
    this.#tools = tools;
    this.#source = source;
    this.#pictures = new PicturePlan(source.address);
    this.#posts = posts;
  }

  get #scope(): string {
    return `wordpress ${this.#source.address}`;
  }

  async write(post: TranslatedPost): Promise<void> {
    this.#count += 1;
    const name = postName(post);
    const [item] = LANGUAGES.flatMap((language) => post[language] ?? []);
    if (!item) return;
    const document = { ...postDocument(post, this.#posts), image: await this.#picture(post, name) };
    const source = `${this.#scope} posts/${textOf(item, 'wp:post_id')}`;
    const data = this.#withOwnAddress(document, name);
    const match = data._status === 'published' ? matchDocument('posts', data) : [];
    const incoming: Incoming = { collection: 'posts', id: this.#count, source, name, data, match };
    await this.#writer.expect([incoming]);
    await this.#writer.write(incoming);
    if (isPublished(post)) await this.#leadFrom(oldAddresses(post, this.#source.address), data, this.#count);
  }

  /** Two posts of one address are one to visitors: the second waits for another title, and so does what has none. */
  #withOwnAddress(data: ReturnType<typeof postDocument>, name: string) {
    if (data._status !== 'published') return data;
    const titles = titleOf(data);
    const keys = LANGUAGES.map((language) => `${language} ${addressKey(textIn(language, titles))}`);
    const why =
      textIn(DEFAULT_LANGUAGE, titles) === '' ? NO_TITLE : keys.some((key) => this.#taken.has(key)) && SAME_TITLE;
    if (why === false) {
      for (const key of keys) this.#taken.add(key);
      return data;
    }
    this.#tools.findings.problem(name, why);
    return { ...data, _status: 'draft' };
  }

  async #picture(post: TranslatedPost, name: string): Promise<number> {
    const picture = postPicture(post, this.#posts.survey.attachments);
    if (picture === null) return 0;
    for (const other of picture.leftOut)
      this.#tools.findings.problem(name, `its picture ${other} in the other language was left out`);
    if (picture.address === null) this.#tools.findings.problem(name, NO_MEDIA);
    const before = this.#pictures.pictures.length;
    const planned = this.#pictures.at(picture.address ?? '', name) ?? 0;
    const added = this.#pictures.pictures[before];
    if (added) {
      added.alt = picture.alt;
      await this.#fetch(added);
    }
    return planned;
  }

  async #fetch(picture: PlannedPicture): Promise<void> {
    const { payload, findings } = this.#tools;
    const fetching = { source: this.#source, scope: this.#scope, payload, findings };
    const source = pictureSource(picture, this.#scope);
    await this.#writer.expect([{ collection: 'media', id: picture.id, source }]);
    await importPictures([picture], (incoming) => this.#writer.write(incoming), fetching);
  }

  /** Has old addresses lead to a post, where it isn't at the same one. */
  async #leadFrom(addresses: readonly string[], data: ReturnType<typeof postDocument>, id: number): Promise<void> {
    const title = titleOf(data);
    const own = LANGUAGES.map((language) =>
      inLanguage(pathOfDocument('posts', textIn(language, title)) ?? '/', language),
    );
    for (const from of addresses.filter((address) => !own.map(redirectKey).includes(address))) {
      this.#count += 1;
      const redirect = { from, to: referenceTo('posts', id), by_rename: false };
      await this.#writer.write({
        collection: 'redirects',
        id: this.#count,
        source: `${this.#scope} redirects/${from}`,
        name: `redirect ${from}`,
        data: redirect,
        match: matchDocument('redirects', redirect),
      });
    }
  }
}

/** Imports the posts of WordPress' export file, one after the other, with their pictures. */
export async function importWordPress(
  file: string,
  source: Omit<Source, 'address'>,
  tools: WriterTools,
): Promise<void> {
  const { payload, findings } = tools;
  const surveyed = await survey(file);
  const site = surveyed.site.texts.get('wp:base_blog_url') ?? surveyed.site.texts.get('link') ?? '';
  const address = URL.canParse(site) ? new URL(site).origin : 'http://localhost';
  for (const [kind, count] of surveyed.leftOut) findings.note('left out', `${kind} (${count})`);
  const links = new LinkMap(address, findings);
  const { leadsNowhere } = await siteKnowledge();
  const posts: PostTools = {
    convert: await htmlConverter(payload.config),
    findings,
    survey: surveyed,
    moveLinks: moveLinksOf({ origin: address, links, titles: surveyed.titles, leadsNowhere }),
  };
  const importing = new WordPressImport(tools, { ...source, address }, posts);
  for await (const post of translatedPosts(file, surveyed)) await importing.write(post);
}
