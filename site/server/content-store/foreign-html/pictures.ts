import { DomUtils } from 'htmlparser2';
import { ancestors, attributeOf, type Element, elements, hasClass, isTag, type Root, unwrap } from './html-tree.ts';

/** Attributes in which plugins keep the address of what they load later. */
export const LATER_SRC = [
  'data-src',
  'data-lazy-src',
  'data-original',
  'data-src-cmplz',
  'data-litespeed-src',
  'data-ezsrc',
];
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

/** What is there for browsers without a script, unless it is there already; a picture takes the place of a placeholder. */
export function settleNoscripts(root: Root): void {
  for (const noscript of elements(root, 'noscript')) {
    const before = DomUtils.prevElementSibling(noscript);
    const inside = DomUtils.findAll(({ name }) => name === 'img' || name === 'iframe', noscript.children);
    const isPlaceholder = before?.name === 'img' && /^(?:data:|$)/i.test(before.attribs.src ?? '');
    if (isPlaceholder && before) DomUtils.removeElement(before);
    const isTwice = inside.length > 0 && inside.every((element) => hasSame(root, element, noscript));
    if (isTwice) DomUtils.removeElement(noscript);
    else unwrap(noscript);
  }
}

/** Whether the same picture or embed stands outside an element too. */
function hasSame(root: Root, { name, attribs }: Element, outside: Element): boolean {
  const address = attribs.src ?? '';
  return (
    DomUtils.findAll(
      (other) =>
        other.name === name && [other.attribs.src, ...LATER_SRC.map((each) => other.attribs[each])].includes(address),
      root.children,
    ).filter((other) => !ancestors(other).some((outer) => outer === outside)).length > 0
  );
}

/** Galleries of before WordPress 5.9 are lists: without marks they are pictures one below the other. */
export function settleGalleries(root: Root): void {
  for (const list of elements(root, 'ul')) {
    if (!hasClass(list, /gallery/)) continue;
    list.name = 'div';
    for (const item of list.children) if (isTag(item) && item.name === 'li') item.name = 'div';
  }
}
