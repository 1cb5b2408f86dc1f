/** Limits on entities: drawing programs define some for their namespaces, each as long as a URL. */
const MOST_ENTITIES = 100;
const LONGEST_ENTITY = 1_000;
/** The maximum number of characters that entities may add to a drawing. */
const MOST_ADDED = 1_000_000;

/** The number of characters in which the DOCTYPE is searched. */
const HEAD_CHARACTERS = 16_384;

const OF_XML: readonly string[] = ['amp', 'lt', 'gt', 'quot', 'apos'];

/**
 * Returns the decoder for a declared encoding, by default UTF-8. A file that declares UTF-16 but isn't has been
 * rewritten by a program that kept the declaration.
 */
function decoderFor(declared: string): TextDecoder {
  if (!/^(?:iso-8859-\d+|windows-125\d|latin1)$/i.test(declared)) return new TextDecoder();
  try {
    return new TextDecoder(declared);
  } catch {
    // Some of these numbers were never assigned.
    return new TextDecoder();
  }
}

/** Decodes a drawing: as UTF-16 if its first bytes say so, else in the declared encoding, else as UTF-8. */
export function decodeDrawing(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0))
    return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c))
    return new TextDecoder('utf-16be').decode(bytes);
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const [, declared = 'utf-8'] = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w-]+)/.exec(head) ?? [];
  return decoderFor(declared).decode(bytes);
}

const DOCTYPE = /<!DOCTYPE[^[>]*(?:\[([^\]]*)\]\s*)?>/i;
const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"<&%]*)"|'([^'<&%]*)')\s*>/g;

/**
 * Returns a drawing with its entities expanded and without its DOCTYPE: Illustrator declares its namespaces that way.
 * Null if entities refer to files, contain elements or other entities, or are too many.
 */
export function expandEntities(svg: string): string | null {
  const found = DOCTYPE.exec(svg.slice(0, HEAD_CHARACTERS));
  const subset = found?.[1] ?? '';
  const definitions = [...subset.matchAll(ENTITY)];
  const isPlain = /^\s*$/.test(subset.replace(ENTITY, '').replace(/<!--.*?-->/gs, ''));
  if (definitions.length > MOST_ENTITIES || (/<!ENTITY/i.test(svg) && (!isPlain || definitions.length === 0)))
    return null;
  const meant = new Map(definitions.map(([, name = '', double, single]) => [name, double ?? single ?? '']));
  if ([...meant.values()].some((text) => text.length > LONGEST_ENTITY)) return null;
  const body = found ? svg.slice(0, found.index) + svg.slice(found.index + found[0].length) : svg;
  if (/<!(?:ENTITY|DOCTYPE)/i.test(body)) return null;
  let added = 0;
  const text = body.replace(/&([\w.-]+);/g, (reference, name: string) => {
    if (OF_XML.includes(name)) return reference;
    const value = meant.get(name) ?? (name === 'nbsp' ? '\u00a0' : `&amp;${name};`);
    added += value.length;
    return added > MOST_ADDED ? '' : value.replaceAll('"', '&quot;').replace(/&(?!amp;|quot;)/g, '&amp;');
  });
  return added > MOST_ADDED ? null : text;
}

/** Cleaning takes a third of a second of CPU per MB, which blocks the process. */
export const MOST_DRAWING_BYTES = 4 * 1024 * 1024;

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** Drawing programs declare one prefix for it. */
const MOST_PREFIXES = 10;

/** An XML declaration or a comment, or the root tag with its attributes. */
const PROLOG_OR_TAG = /<(?:\?|!--|(?:[\w.-]{1,60}:)?svg\b([^<>]*))/g;

const PREFIX = /\sxmlns:([a-z_][\w-]{0,60})\s*=\s*["']([^"']*)["']/gi;

/** Returns the attributes of the root element. */
function rootAttributes(svg: string): string {
  const head = svg.slice(0, HEAD_CHARACTERS);
  let past = 0;
  for (const { 0: begin, 1: attributes, index } of head.matchAll(PROLOG_OR_TAG)) {
    if (index < past) continue;
    if (attributes !== undefined) return attributes;
    past = head.indexOf(begin === '<?' ? '?>' : '-->', index);
    if (past === -1) return '';
  }
  return '';
}

/**
 * Removes the SVG namespace prefix from a drawing's elements (`<svg:path>`), which old versions of Inkscape, Batik and
 * office programs write: browsers draw both forms, but the sanitizer knows elements only by their plain names.
 */
export function removeSvgPrefix(svg: string): string {
  const prefixes = [...rootAttributes(svg).matchAll(PREFIX)]
    .filter(([, , namespace]) => namespace === SVG_NAMESPACE)
    .map(([, prefix = '']) => prefix)
    .slice(0, MOST_PREFIXES);
  if (prefixes.length === 0) return svg;
  return svg.replace(new RegExp(`<(/?)(?:${prefixes.join('|')}):(?=[A-Za-z])`, 'g'), '<$1');
}
