import type { Language } from '@kontorwerk/contract/languages';
import { DomUtils } from 'htmlparser2';
import { type EmbedLink, embedLink, fileLink, isFilm, isPlayerTitle } from './embed-links.ts';
import {
  ancestors,
  attributeOf,
  captionOf,
  type Element,
  elements,
  escapeHtml,
  figureOf,
  hasClass,
  isIn,
  type Node,
  type Note,
  type Root,
  replaceWith,
  words,
} from './html-tree.ts';
import { LATER_SRC } from './pictures.ts';

/** Elements that show something besides words. */
export const SHOWS = new Set(['img', 'iframe', 'embed', 'object', 'video', 'audio', 'table', 'hr']);

/** What an embed becomes, and what is known of the text that it stands in. */
export type Embeds = {
  readonly root: Root;
  readonly language: Language;
  readonly note: Note;
  /** Where links lead already: plugins write an embed twice, for browsers with a script and without. */
  readonly linked: Set<string>;
};

/** The paragraph that an embed stands in: HTML has no other in it. */
function paragraphOf(node: Node): Element | null {
  return ancestors(node).find(({ name }) => name === 'p') ?? null;
}

/** The figure or paragraph that there is only for an embed, or the embed itself. */
function placeOf(embed: Element): Element {
  const frame = embed.name === 'figure' ? embed : (figureOf(embed) ?? paragraphOf(embed));
  if (frame === null) return embed;
  const others = DomUtils.findAll((other) => other !== embed && SHOWS.has(other.name), frame.children);
  const isAlone = others.length === 0 && (frame.name === 'figure' || frame === embed || words(frame) === words(embed));
  return isAlone ? frame : embed;
}

function linkHtml({ href, text }: EmbedLink, place: Element, caption: string): string {
  const link = `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
  if (paragraphOf(place) !== null) return link;
  return caption === '' ? `<p>${link}</p>` : `<figure><p>${link}</p><figcaption>${caption}</figcaption></figure>`;
}

/**
 * Has a link stand for an embed, and for the figure that there is only for it. The embed's title, or else the figure's
 * caption, is what the link is called.
 */
function replaceEmbed(
  embed: Element,
  linkOf: (title: string) => EmbedLink | null,
  { root, note, linked }: Embeds,
): void {
  if (!isIn(root, embed)) return;
  const place = placeOf(embed);
  const caption = captionOf(place);
  const own = attributeOf(embed, ['title', 'aria-label', 'playlabel']);
  const title = isPlayerTitle(own) ? '' : own;
  const link = linkOf(title || (caption ? words(caption) : ''));
  if (link === null) note(`an embedded ${embed.name} that leads nowhere`);
  if (link === null || linked.has(link.href)) {
    DomUtils.removeElement(place);
    return;
  }
  linked.add(link.href);
  const hasOwnWords = caption !== null && words(caption) !== '' && !link.text.includes(words(caption));
  replaceWith(place, linkHtml(link, place, hasOwnWords ? DomUtils.getOuterHTML(caption.children) : ''));
}

const VIDEO_ID = /^[\w-]{6,20}$/;

/** The address of a film that page builders and plugins keep for a script to show; empty where an element keeps none. */
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

/** The address of a file that an element plays. */
function playedFile(element: Element): string {
  const [source] = DomUtils.findAll(({ name, attribs }) => name === 'source' && Boolean(attribs.src), element.children);
  return attributeOf(element, ['src', 'data-src']) || (source?.attribs.src ?? '');
}

/** The address of what an element frames. */
function framedAddress(element: Element): string {
  return attributeOf(element, [...LATER_SRC, 'src', 'data']);
}

/** An address by itself: WordPress makes an embed of it, and of one in a paragraph if it is of a film. */
function bareAddress(element: Element): string {
  const caption = captionOf(element);
  const text = words(...element.children.filter((child) => child !== caption));
  if (text === '' || /\s/.test(text)) return '';
  const isEmbed = element.name === 'figure' && hasClass(element, /\bwp-block-embed\b/);
  return isEmbed ? text : isFilm(text) ? text : '';
}

export function settleEmbeds(embeds: Embeds): void {
  const { root, language } = embeds;
  const toPage = (address: string) => (title: string) =>
    embedLink(address, title, language) ?? (address.startsWith('/') ? fileLink(address, title, null, language) : null);
  for (const player of elements(root, 'video', 'audio'))
    replaceEmbed(player, (title) => fileLink(playedFile(player), title, player.name, language), embeds);
  for (const frame of elements(root, 'iframe', 'object', 'embed')) {
    // The quotation before it has the link already.
    if (hasClass(frame, /\bwp-embedded-content\b/)) DomUtils.removeElement(frame);
    else replaceEmbed(frame, toPage(framedAddress(frame)), embeds);
  }
  for (const element of DomUtils.findAll(({ name }) => name !== 'img', root.children)) {
    const address = keptAddress(element);
    if (address !== '') replaceEmbed(element, toPage(address), embeds);
  }
  for (const element of elements(root, 'p', 'figure')) {
    const address = bareAddress(element);
    if (address !== '') replaceEmbed(element, toPage(address), embeds);
  }
}
