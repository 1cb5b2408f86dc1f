import { escapeHtml } from '@kontorwerk/contract/escape-html';
import type { Language } from '@kontorwerk/contract/languages';
import { LATER_SRC } from '@kontorwerk/contract/wordpress/picture-value';
import { DomUtils } from 'htmlparser2';
import { type EmbedLink, embedLink, fileLink, isFilm, isPlayerTitle } from './embed-links.ts';
import {
  ancestors,
  attributeOf,
  captionOf,
  type Element,
  elements,
  figureOf,
  hasClass,
  isIn,
  isTag,
  type Node,
  type Note,
  nodesBeside,
  type Root,
  replaceWith,
  words,
} from './html-tree.ts';

/** Elements that show something besides text. */
export const SHOWS = new Set(['img', 'iframe', 'embed', 'object', 'video', 'audio', 'table', 'hr']);

/** The most embeds of one text that become links: no real text has more, and each is compared with its neighbours. */
const MOST_EMBEDS = 200;

/** A text whose embeds are replaced, and what that needs. */
export type Embeds = {
  readonly root: Root;
  readonly language: Language;
  readonly note: Note;
};

/** The figure or paragraph of an embed, as it was before its first embed was replaced. */
type Frame = {
  /** Up to two of the elements in it that show something. */
  readonly showing: readonly Element[];
  readonly words: string;
};

type Settling = Embeds & {
  readonly frames: Map<Element, Frame>;
  /** Figures and paragraphs that contain a link already. */
  readonly linking: Set<Element>;
  /** The targets of the nodes that replaced embeds. */
  readonly links: Map<Node, string>;
  settled: number;
};

/** Returns the paragraph that contains an embed: HTML paragraphs don't nest. */
function paragraphOf(node: Node): Element | null {
  return ancestors(node).find(({ name }) => name === 'p') ?? null;
}

function frameOf(element: Element, frames: Map<Element, Frame>): Frame {
  const known = frames.get(element);
  if (known !== undefined) return known;
  const isShowing = (node: Node) => isTag(node) && (SHOWS.has(node.name) || /^lite-(?:youtube|vimeo)$/.test(node.name));
  const showing = DomUtils.find(isShowing, element.children, true, 2).filter(isTag);
  // The words of a frame with several aren't needed.
  const frame = { showing, words: showing.length > 1 ? '' : words(element) };
  frames.set(element, frame);
  return frame;
}

/** Returns the figure or paragraph that exists only for an embed, or the embed itself. */
function placeOf(embed: Element, { frames, linking }: Settling): Element {
  const frame = embed.name === 'figure' ? embed : (figureOf(embed) ?? paragraphOf(embed));
  if (frame === null || linking.has(frame)) return embed;
  const within = frameOf(frame, frames);
  const isAlone =
    within.showing.every((other) => other === embed) &&
    (frame.name === 'figure' || frame === embed || within.words === words(embed));
  return isAlone ? frame : embed;
}

function linkHtml({ href, text }: EmbedLink, place: Element, caption: string): string {
  const link = `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
  if (paragraphOf(place) !== null) return link;
  return caption === '' ? `<p>${link}</p>` : `<figure><p>${link}</p><figcaption>${caption}</figcaption></figure>`;
}

/** Whether the same link is next to a place: plugins write an embed twice, for browsers with scripts and without. */
function isLinkedBeside(place: Node, href: string, links: Settling['links']): boolean {
  return (['prev', 'next'] as const).some((side) => nodesBeside(place, side).some((node) => links.get(node) === href));
}

/**
 * Replaces an embed, and the figure that exists only for it, by a link. The link's text is the embed's title, or else
 * the figure's caption.
 */
function replaceEmbed(embed: Element, linkOf: (title: string) => EmbedLink | null, settling: Settling): void {
  const { root, note, links, linking } = settling;
  if (!isIn(root, embed)) return;
  settling.settled += 1;
  if (settling.settled > MOST_EMBEDS) {
    if (settling.settled === MOST_EMBEDS + 1) note(`more than ${MOST_EMBEDS} embeds`);
    if (SHOWS.has(embed.name)) DomUtils.removeElement(embed);
    return;
  }
  const place = placeOf(embed, settling);
  const caption = captionOf(place);
  const captionWords = caption ? words(caption) : '';
  const captionHtml = caption ? DomUtils.getOuterHTML(caption.children) : '';
  const own = attributeOf(embed, ['title', 'aria-label', 'playlabel']);
  const title = isPlayerTitle(own) ? '' : own;
  const link = linkOf(title || captionWords);
  if (link === null) {
    note(`an embedded ${embed.name} that leads nowhere`);
    replaceWith(place, captionWords === '' ? '' : `<p>${captionHtml}</p>`);
    return;
  }
  if (captionWords === '' && isLinkedBeside(place, link.href, links)) {
    DomUtils.removeElement(place);
    return;
  }
  for (const outer of ancestors(place)) linking.add(outer);
  const [stand] = replaceWith(place, linkHtml(link, place, link.text.includes(captionWords) ? '' : captionHtml));
  if (stand) links.set(stand, link.href);
}

const VIDEO_ID = /^[\w-]{6,20}$/;

/** Returns the address of a film that page builders and plugins store for a script to show; empty if there is none. */
function keptAddress(element: Element): string {
  const { name, attribs } = element;
  const id = attribs.videoid ?? '';
  if (name === 'lite-youtube' && VIDEO_ID.test(id)) return `https://www.youtube.com/watch?v=${id}`;
  if (name === 'lite-vimeo' && VIDEO_ID.test(id)) return `https://vimeo.com/${id}`;
  const [, address = ''] = /"(?:youtube|vimeo)_url":"([^"]{1,300})"/.exec(attribs['data-settings'] ?? '') ?? [];
  if (address !== '') return address.replaceAll('\\/', '/');
  const later = attributeOf(element, ['data-src', 'data-video-url', 'data-url', 'data-embed-url']);
  return isFilm(later) ? later : '';
}

/** Returns the address of the file that an element plays. */
function playedFile(element: Element): string {
  const [source] = DomUtils.findAll(({ name, attribs }) => name === 'source' && Boolean(attribs.src), element.children);
  return attributeOf(element, ['src', 'data-src']) || (source?.attribs.src ?? '');
}

/** Returns the address that an element frames. */
function framedAddress(element: Element): string {
  return attributeOf(element, [...LATER_SRC, 'src', 'data']);
}

/**
 * Returns an address that is the whole text of an element: WordPress embeds those of its embed blocks, and films' in a
 * paragraph.
 */
function bareAddress(element: Element): string {
  // Only the innermost figure counts, so that its words are read once.
  if (DomUtils.existsOne(({ name }) => name === 'figure', element.children)) return '';
  const caption = captionOf(element);
  const text = words(...element.children.filter((child) => child !== caption));
  if (text === '' || /\s/.test(text)) return '';
  const isEmbed = element.name === 'figure' && hasClass(element, /\bwp-block-embed\b/);
  return isEmbed ? text : isFilm(text) ? text : '';
}

export function settleEmbeds(embeds: Embeds): void {
  const { root, language } = embeds;
  const settling: Settling = { ...embeds, frames: new Map(), linking: new Set(), links: new Map(), settled: 0 };
  const toPage = (address: string) => (title: string) =>
    embedLink(address, title, language) ?? (address.startsWith('/') ? fileLink(address, title, null, language) : null);
  for (const player of elements(root, 'video', 'audio'))
    replaceEmbed(player, (title) => fileLink(playedFile(player), title, player.name, language), settling);
  for (const frame of elements(root, 'iframe', 'object', 'embed')) {
    // The quotation before it has the link already.
    if (hasClass(frame, /\bwp-embedded-content\b/)) DomUtils.removeElement(frame);
    else replaceEmbed(frame, toPage(framedAddress(frame)), settling);
  }
  for (const element of DomUtils.findAll(({ name }) => name !== 'img', root.children)) {
    const address = keptAddress(element);
    if (address !== '') replaceEmbed(element, toPage(address), settling);
  }
  for (const element of elements(root, 'p', 'figure')) {
    const address = bareAddress(element);
    if (address !== '') replaceEmbed(element, toPage(address), settling);
  }
}
