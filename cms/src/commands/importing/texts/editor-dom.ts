import { isLanguage } from '@kontorwerk/contract/languages';
import { formatLanguageMark } from '#cms/kit/fields/language-marks.ts';
import { isLink } from '#cms/kit/fields/link.ts';
import type { Losses } from './editor-html.ts';

/** Maps a link's address, for example to a path of this site. */
export type MoveLink = (address: string) => string;

/** A picture of a text, as in its source. */
export type ShownPicture = { readonly address: string; readonly alt: string };

/** Returns a picture's id within the import; null without one. */
export type PictureOf = (picture: ShownPicture) => number | null;

/** A picture of a text, as the editor stores it. */
export type KeptPicture = { readonly number: number; readonly caption: string };

/** Callbacks that resolve a text's addresses and report problems. */
export type TextTools = {
  readonly moveLink: MoveLink;
  readonly pictureOf: PictureOf;
  readonly losses: Losses;
};

/** Files that browsers show as pictures. */
const PICTURE_FILE = /\.(?:avif|gif|jpe?g|jfif|png|svg|webp)(?:[?#]|$)/i;

/** An address alone in its block, which WordPress embeds. */
const BARE_ADDRESS = /^https?:\/\/[^\s<>"]{1,2000}$/;

function queryAll(within: ParentNode, selector: string): readonly Element[] {
  return Array.from(within.querySelectorAll(selector));
}

function renameElement(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** Returns an element's text on one line. */
function getText({ textContent }: Element): string {
  return (textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Converts preformatted text to code, whose lines and indents stay; a verse is none. */
function keepCode(body: Element): void {
  for (const pre of queryAll(body, 'pre')) {
    if (pre.classList.contains('wp-block-verse') || pre.querySelector('code') !== null) continue;
    const code = pre.ownerDocument.createElement('code');
    code.append(...pre.childNodes);
    pre.append(code);
  }
}

/** Reports list numbering that the editor can't represent. */
function tellNumbers(body: Element, { losses }: TextTools): void {
  for (const list of queryAll(body, 'ol')) {
    if (list.hasAttribute('reversed')) losses.add('a list’s counting down');
    const type = list.getAttribute('type') ?? '1';
    if (type !== '1') losses.add(`a list’s counting by “${type}”`);
  }
  for (const item of queryAll(body, 'ol > li[value]'))
    losses.add(`the number ${item.getAttribute('value')} of a list’s item`);
}

function captionOf({ children }: Element): Element | undefined {
  return Array.from(children).find(({ tagName }) => tagName === 'FIGCAPTION');
}

/** Links addresses that are alone in their block, which WordPress would embed. */
function linkBareAddresses(body: Element): void {
  for (const block of queryAll(body, 'p, figure')) {
    const caption = captionOf(block);
    caption?.remove();
    const address = getText(block);
    if (BARE_ADDRESS.test(address) && block.querySelector('a, img, code') === null) {
      const link = block.ownerDocument.createElement('a');
      link.setAttribute('href', address);
      link.textContent = address;
      block.replaceChildren(link);
    }
    if (caption) block.append(caption);
  }
}

/** Moves pictures out of links; a link to the picture's own file is dropped silently. */
function freePictures(body: Element, { losses }: TextTools): void {
  for (const picture of queryAll(body, 'a img')) {
    const link = picture.closest('a');
    if (!link) continue;
    const address = link.getAttribute('href') ?? '';
    if (address !== '' && !PICTURE_FILE.test(address)) losses.add(`the link of a picture to ${address}`);
    link.before(picture);
  }
  for (const link of queryAll(body, 'a')) if (getText(link) === '' && link.childElementCount === 0) link.remove();
}

function moveLinks(body: Element, { moveLink, losses }: TextTools): void {
  for (const link of queryAll(body, 'a')) {
    const address = moveLink(link.getAttribute('href')?.trim() ?? '');
    if (isLink(address)) link.setAttribute('href', address);
    else {
      if (address !== '') losses.add(`a link to ${address}`);
      link.replaceWith(...link.childNodes);
    }
  }
}

/** Removes and returns the caption of a picture: its own figure's, not a gallery's or a table's. */
function takeCaption(picture: Element, { losses }: TextTools): string {
  const figure = picture.closest('figure');
  if (!figure || figure.querySelectorAll('img').length > 1 || figure.querySelector('table') !== null) return '';
  const caption = captionOf(figure);
  if (!caption) return '';
  for (const link of queryAll(caption, 'a')) losses.add(`a link in a caption to ${link.getAttribute('href')}`);
  const words = getText(caption);
  caption.remove();
  return words;
}

/** Replaces pictures by the upload elements of Payload's converter; returns them by their indexes. */
function keepPictures(body: Element, tools: TextTools): readonly KeptPicture[] {
  const kept: KeptPicture[] = [];
  for (const picture of queryAll(body, 'img')) {
    const address = picture.getAttribute('data-src') ?? '';
    const number = address === '' ? null : tools.pictureOf({ address, alt: picture.getAttribute('alt') ?? '' });
    if (number === null) {
      if (!/^data:|^$/.test(address)) tools.losses.add(`<img> ${address}`);
      else tools.losses.add('<img>');
      picture.remove();
      continue;
    }
    picture.setAttribute('data-lexical-upload-id', String(kept.length));
    picture.setAttribute('data-lexical-upload-relation-to', 'media');
    kept.push({ number, caption: takeCaption(picture, tools) });
  }
  return kept;
}

/** Converts elements that the editor lacks to paragraphs. */
function keepWords(body: Element): void {
  for (const quote of queryAll(body, 'q')) quote.replaceWith('“', ...quote.childNodes, '”');
  for (const cite of queryAll(body, 'cite'))
    if (cite.parentElement?.tagName === 'BLOCKQUOTE') renameElement(cite, 'p');
    else renameElement(cite, 'em');
  for (const caption of queryAll(body, 'table > caption'))
    caption.closest('table')?.before(renameElement(caption, 'p'));
  for (const caption of queryAll(body, 'figcaption')) renameElement(caption, 'p');
  for (const figure of queryAll(body, 'figure')) figure.replaceWith(...figure.childNodes);
}

/** Marks the language of words inside their text where it isn't the page's: Lexical's import ignores `lang`. */
function markLanguages(body: Element): void {
  for (const span of queryAll(body, 'span[lang]')) {
    const language = span.getAttribute('lang')?.slice(0, 2).toLowerCase();
    if (!isLanguage(language)) continue;
    const words = span.ownerDocument.createTreeWalker(span, 4);
    for (let text = words.nextNode(); text; text = words.nextNode())
      if (text.nodeValue?.trim()) text.nodeValue = formatLanguageMark(text.nodeValue, language);
  }
}

/** Drops paragraphs of spaces only. */
function removeEmpty(body: Element): void {
  for (const paragraph of queryAll(body, 'p'))
    if (/^[\s\u00a0]*$/.test(paragraph.textContent ?? '') && paragraph.querySelector('img, hr') === null)
      if (paragraph.closest('td, th') === null) paragraph.remove();
}

/** Prepares a text for Payload's converter, so that no loss goes unreported; returns its pictures. */
export function prepareDom(body: Element, tools: TextTools): readonly KeptPicture[] {
  keepCode(body);
  tellNumbers(body, tools);
  linkBareAddresses(body);
  freePictures(body, tools);
  const pictures = keepPictures(body, tools);
  moveLinks(body, tools);
  keepWords(body);
  markLanguages(body);
  removeEmpty(body);
  return pictures;
}
