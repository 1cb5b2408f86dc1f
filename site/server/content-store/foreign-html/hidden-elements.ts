import { DomUtils } from 'htmlparser2';
import { ancestors, type Element, elements, type Root } from './html-tree.ts';

const STYLED = {
  width: /(?:^|[;\s])width\s{0,9}:([^;!]{1,20})/i,
  height: /(?:^|[;\s])height\s{0,9}:([^;!]{1,20})/i,
};

/**
 * Returns an element's length from its style or else its attribute, in pixels; null if there is none, or a percentage.
 */
function lengthOf({ attribs }: Element, side: keyof typeof STYLED): number | null {
  const [, styled] = STYLED[side].exec(attribs.style ?? '') ?? [];
  const [, length] = /^(\d{1,5})(?:px)?$/.exec((styled ?? attribs[side] ?? '').trim()) ?? [];
  return length === undefined ? null : Number(length);
}

/** Whether an element is invisible, such as a tracker's frame of one pixel. */
function isHidden(element: Element): boolean {
  const { hidden, style = '' } = element.attribs;
  if (hidden !== undefined || /display\s{0,9}:\s{0,9}none|visibility\s{0,9}:\s{0,9}hidden/i.test(style)) return true;
  // The scripts of forms start with less than the final size.
  if (/min-(?:width|height)/i.test(style)) return false;
  const [width, height] = [lengthOf(element, 'width'), lengthOf(element, 'height')];
  return width === 0 || height === 0 || (width === 1 && height === 1);
}

/** Removes invisible frames, and trackers' pixels for browsers without scripts. */
export function removeHidden(root: Root): void {
  for (const frame of elements(root, 'iframe', 'object', 'embed')) if (isHidden(frame)) DomUtils.removeElement(frame);
  for (const image of elements(root, 'img')) {
    const isFallback = ancestors(image).some(({ name }) => name === 'noscript');
    if (isFallback && isHidden(image)) DomUtils.removeElement(image);
  }
}
