import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html';
import { cleanStyles, isPlainStyle } from './clean-styles.ts';
import { removeSvgPrefix } from './drawing-text.ts';
import { REMOVED_PARTS, REMOVED_PARTS_ATTRIBUTE, type RemovedPart } from './removed-parts.ts';

/** The drawing elements of SVG: no links, scripts or foreign objects. */
const TAGS = [
  ...['svg', 'g', 'defs', 'symbol', 'use', 'switch', 'title', 'desc', 'style', 'view'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'image', 'marker'],
  ...['text', 'tspan', 'textPath', 'linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask'],
  ...['filter', 'feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feConvolveMatrix'],
  ...['feDiffuseLighting', 'feDisplacementMap', 'feDistantLight', 'feDropShadow', 'feFlood', 'feFuncA', 'feFuncB'],
  ...['feFuncG', 'feFuncR', 'feGaussianBlur', 'feImage', 'feMerge', 'feMergeNode', 'feMorphology', 'feOffset'],
  ...['fePointLight', 'feSpecularLighting', 'feSpotLight', 'feTile', 'feTurbulence'],
  ...['animate', 'animateMotion', 'animateTransform', 'mpath'],
];

/**
 * Elements that are removed with their content. A foreign object that is converted to text has been renamed by then.
 */
const WITH_CONTENT = [
  ...['script', 'metadata', 'iframe', 'handler', 'listener', 'noscript', 'object', 'embed'],
  'foreignObject',
];

/** Drawing programs nest some dozens of elements, and each foreign element name costs time. */
const DEEPEST = 256;
const MOST_NAMES = 200;
/** Drawing programs write one or two sheets. Removing a sheet copies all output before it. */
const MOST_OPEN_SHEETS = 50;

class NoDrawing extends Error {}

/** Whether an address is a part of the drawing, or an embedded picture. */
function isEmbedded(address: string): boolean {
  return /^\s*(#|data:image\/(png|jpe?g|webp|gif|avif);base64,)/i.test(address);
}

function isHarmless([name, value]: readonly [string, string]): boolean {
  // An empty attribute would be written in HTML's short form, which no XML parser accepts.
  if (value === '') return false;
  if (/^on/i.test(name) || /(^|:)base$/i.test(name) || name === REMOVED_PARTS_ATTRIBUTE) return false;
  if (/^(?:.*:)?href$/i.test(name) || name === 'src') return isEmbedded(value);
  // An animation may not set an attribute that the drawing itself may not have.
  if (name === 'attributeName') return !/^(?:on|.*href$)/i.test(value.trim());
  return isPlainStyle(value);
}

function numberOf(text: string | undefined): number | null {
  const number = Number.parseFloat(text ?? '');
  return Number.isFinite(number) && number > 0 && !text?.trim().endsWith('%') ? number : null;
}

/** Whether a length of the root element is at least one pixel. */
function isVisibleLength(text: string | undefined): boolean {
  const number = numberOf(text);
  const isInPixels = /^[^a-z]*(?:px)?\s*$/i.test(text ?? '');
  return number !== null && !(isInPixels && Math.round(number) < 1);
}

/**
 * Returns the root element's attributes with the size first, where parsers look for it; derived from `viewBox` if
 * missing.
 */
function withSize({ width, height, ...others }: Attributes): Attributes {
  const [, , boxWidth, boxHeight] = (others.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const ratio = boxWidth && boxHeight ? boxWidth / boxHeight : null;
  const [wide, high] = [numberOf(width), numberOf(height)];
  if (wide !== null && high !== null) return { width: width ?? '', height: height ?? '', ...others };
  if (ratio === null || !boxWidth || !boxHeight)
    return { ...(width && { width }), ...(height && { height }), ...others };
  if (wide !== null) return { width: `${wide}`, height: `${wide / ratio}`, ...others };
  if (high !== null) return { width: `${high * ratio}`, height: `${high}`, ...others };
  return { width: `${boxWidth}`, height: `${boxHeight}`, ...others };
}

/**
 * Converts a diagram's label, an HTML fragment, to a text in the middle of its box. Null for one without a size, or
 * with an SVG alternative beside it, which is kept instead.
 */
function asText({ x, y, width, height, requiredFeatures }: Attributes): Tag | null {
  const [wide, high] = [numberOf(width), numberOf(height)];
  if (requiredFeatures !== undefined || wide === null || high === null) return null;
  const middle = (from: string | undefined, length: number) => `${(Number.parseFloat(from ?? '') || 0) + length / 2}`;
  const attribs = { x: middle(x, wide), y: middle(y, high), 'text-anchor': 'middle', 'dominant-baseline': 'central' };
  return { tagName: 'text', attribs };
}

/** Rewrites a drawing without the parts that `cleanSvg` removes; throws if the result is no drawing. */
function rewriteDrawing(svg: string): string {
  const leftOut = new Set<RemovedPart>();
  // Elements of other namespaces are added as they are met. Renamed, they would stay open until a later end tag.
  const withContent = [...WITH_CONTENT];
  let isRoot = true;
  let depth = 0;
  let openSheets = 0;

  function cleanAttributes(attribs: Attributes): Attributes {
    const kept = Object.entries(attribs).flatMap(([name, value]): [string, string][] => {
      if (name !== 'style') {
        if (isHarmless([name, value])) return [[name, value]];
        if (/^[\w-]+$/.test(name) && /url\(/i.test(value)) leftOut.add('style');
        return [];
      }
      const { styles, leftOut: parts } = cleanStyles(value);
      for (const part of parts) leftOut.add(part === 'sheet' ? 'style' : part);
      return styles === '' ? [] : [[name, styles]];
    });
    return Object.fromEntries(kept);
  }

  function transform(tagName: string, attribs: Attributes): Tag {
    const isOutermost = isRoot;
    isRoot = false;
    if (tagName === 'foreignObject') {
      const label = asText(attribs);
      leftOut.add(label === null ? 'foreign' : 'labels');
      return label ?? { tagName, attribs: {} };
    }
    // Private data of drawing programs.
    if (tagName.includes(':')) {
      if (!withContent.includes(tagName)) withContent.push(tagName);
      if (withContent.length > MOST_NAMES) throw new NoDrawing();
      return { tagName, attribs: {} };
    }
    const address = attribs.href ?? attribs['xlink:href'];
    if (['image', 'use', 'feImage'].includes(tagName) && address && !isEmbedded(address)) leftOut.add('outside');
    const kept = cleanAttributes(attribs);
    if (!isOutermost || tagName !== 'svg') return { tagName, attribs: kept };
    const attributes: Attributes = { ...withSize(kept), xmlns: 'http://www.w3.org/2000/svg' };
    if (svg.includes('xlink:')) attributes['xmlns:xlink'] = 'http://www.w3.org/1999/xlink';
    return { tagName, attribs: attributes };
  }

  const clean = sanitizeHtml(svg, {
    allowedTags: TAGS,
    allowedAttributes: false,
    allowedSchemes: ['data'],
    // Styles are cleaned below.
    allowVulnerableTags: true,
    nonTextTags: withContent,
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: { '*': transform },
    onOpenTag() {
      depth += 1;
      if (depth > DEEPEST) throw new NoDrawing();
    },
    onCloseTag() {
      depth -= 1;
    },
    // The text of a `style` element is output verbatim: entities and CDATA, parsed as XML, could close the element.
    exclusiveFilter({ tag, text }) {
      const isOpen = tag === 'style' && text.includes('<');
      if (isOpen) leftOut.add('sheet');
      openSheets += isOpen ? 1 : 0;
      if (openSheets > MOST_OPEN_SHEETS) throw new NoDrawing();
      return isOpen;
    },
  });
  const whole = clean.replace(/(<style\b[^>]*>)([^<]*)(?=<\/style>)/g, (_all, open: string, sheet: string) => {
    const { styles, leftOut: parts } = cleanStyles(sheet);
    for (const part of parts) leftOut.add(part);
    return open + styles.replaceAll('&', '&amp;');
  });
  if (!/^[^<]*<svg\b/.test(whole)) throw new NoDrawing();
  if (leftOut.size === 0) return whole;
  const said = REMOVED_PARTS.filter((part) => leftOut.has(part)).join(' ');
  return whole.replace(/^([^<]*<svg)\b/, (_all, open: string) => `${open} ${REMOVED_PARTS_ATTRIBUTE}="${said}"`);
}

/** Whether a drawing from `cleanSvg` has a size: without one, each browser would choose another. */
export function hasSize(cleanDrawing: string): boolean {
  const [, attributes = ''] = /^[^<]*<svg\b([^>]*)>/.exec(cleanDrawing) ?? [];
  const lengthOf = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
  return isVisibleLength(lengthOf('width')) && isVisibleLength(lengthOf('height'));
}

/**
 * Returns a drawing with drawing elements only: no scripts, no foreign objects, no external resources. Null for one
 * that is nested deeper, or has more kinds of foreign elements, than drawing programs write, or that has nothing else.
 */
export function cleanSvg(svg: string): string | null {
  try {
    return rewriteDrawing(removeSvgPrefix(svg));
  } catch (error) {
    if (error instanceof NoDrawing) return null;
    throw error;
  }
}
