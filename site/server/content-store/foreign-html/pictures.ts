import { LATER_SRC } from '@kontorwerk/contract/wordpress/picture-value';
import { DomUtils } from 'htmlparser2';
import { ancestors, attributeOf, type Element, elements, hasClass, isTag, type Root, unwrap } from './html-tree.ts';

const LATER_SRCSET = ['data-srcset', 'data-lazy-srcset', 'data-litespeed-srcset'];

/** Turns images that a script would load lazily into images that the browser loads itself. */
export function settlePictures(root: Root): void {
  for (const image of elements(root, 'img')) {
    const later = attributeOf(image, LATER_SRC);
    if (later !== '') {
      image.attribs.src = later;
      delete image.attribs.srcset;
    }
    const sizes = attributeOf(image, LATER_SRCSET);
    if (sizes !== '') image.attribs.srcset = sizes;
    if (image.attribs.sizes === 'auto') delete image.attribs.sizes;
  }
}

/** Elements for which a noscript is kept. */
const FALLBACKS = ['img', 'iframe', 'object', 'embed', 'video', 'audio'];

/** Returns the addresses that an element may show, each with the element's name: an image doesn't replace a frame. */
function shownBy({ name, attribs }: Element): readonly string[] {
  return [attribs.src, attribs.data, ...LATER_SRC.map((each) => attribs[each])]
    .filter((address) => address !== undefined && address !== '')
    .map((address) => `${name} ${address}`);
}

/**
 * Unwraps noscripts with images and embeds, unless these are shown already; an image replaces its placeholder. Text in
 * a noscript, which asks for a script, is dropped.
 */
export function settleNoscripts(root: Root): void {
  const outside = elements(root, ...FALLBACKS).filter((element) => !ancestors(element).some(isNoscript));
  const shown = new Set(outside.flatMap(shownBy));
  for (const noscript of elements(root, 'noscript')) {
    const before = DomUtils.prevElementSibling(noscript);
    const inside = elements(noscript, ...FALLBACKS);
    const isPlaceholder = before?.name === 'img' && /^(?:data:|$)/i.test(before.attribs.src ?? '');
    const isTwice = !isPlaceholder && inside.every((element) => shownBy(element).some((each) => shown.has(each)));
    if (inside.length === 0 || isTwice) {
      DomUtils.removeElement(noscript);
      continue;
    }
    if (isPlaceholder && before) DomUtils.removeElement(before);
    for (const each of inside.flatMap(shownBy)) shown.add(each);
    unwrap(noscript);
  }
}

function isNoscript({ name }: Element): boolean {
  return name === 'noscript';
}

/**
 * Turns the lists of galleries from before WordPress 5.9 into plain blocks: images below each other, without bullets.
 */
export function settleGalleries(root: Root): void {
  for (const list of elements(root, 'ul')) {
    if (!hasClass(list, /gallery/)) continue;
    list.name = 'div';
    for (const item of list.children) if (isTag(item) && item.name === 'li') item.name = 'div';
  }
}
