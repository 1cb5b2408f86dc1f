import { LATER_SRC } from '@kontorwerk/contract/wordpress/picture-value';
import { DomUtils } from 'htmlparser2';
import { ancestors, attributeOf, type Element, elements, hasClass, isTag, type Root, unwrap } from './html-tree.ts';

const LATER_SRCSET = ['data-srcset', 'data-lazy-srcset', 'data-litespeed-srcset'];

/** Pictures that a script would load later, loaded as the browser does it itself. */
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

/** Elements for whose sake a noscript is kept. */
const FALLBACKS = ['img', 'iframe', 'object', 'embed', 'video', 'audio'];

/** The addresses that an element may show, each with its name: a picture stands for no frame. */
function shownBy({ name, attribs }: Element): readonly string[] {
  return [attribs.src, attribs.data, ...LATER_SRC.map((each) => attribs[each])]
    .filter((address) => address !== undefined && address !== '')
    .map((address) => `${name} ${address}`);
}

/**
 * Shows the pictures and embeds for browsers without a script, unless they are there already; a picture takes the place of a
 * placeholder. Words there, which ask for a script, are left out.
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

/** Galleries of before WordPress 5.9 are lists: without marks they are pictures one below the other. */
export function settleGalleries(root: Root): void {
  for (const list of elements(root, 'ul')) {
    if (!hasClass(list, /gallery/)) continue;
    list.name = 'div';
    for (const item of list.children) if (isTag(item) && item.name === 'li') item.name = 'div';
  }
}
