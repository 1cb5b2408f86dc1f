import { decodePart } from '@kontorwerk/contract/submissions/office-package';
import sax from 'sax';

/** An element by its name without a prefix, and its namespace. */
export type XmlElement = {
  readonly name: string;
  readonly namespace: string;
  /** Returns an attribute's values: one has no namespace, another may have the element's. */
  readonly valuesOf: (attribute: string) => readonly string[];
};

/** The elements and attributes that may still be read. */
export type XmlWork = { left: number };

/** A parser without namespaces: the library's own takes too long for many attributes. */
type Parser = Omit<sax.SAXParser, 'onopentag'> & { onopentag: (tag: sax.Tag) => void };

/** No program writes elements on more levels, or more namespaces. */
const MOST_LEVELS = 256;
const MOST_NAMESPACES = 200;

/** Called with what a part contains, in its order. */
export type XmlVisitor = {
  readonly onElement: (element: XmlElement) => void;
  readonly onEnd: () => void;
  readonly onText: (text: string) => void;
};

/** Encodings in which markup is what it is in ASCII; a package has UTF-8 or UTF-16 (ECMA-376, part 2). */
const ENCODING = /^(?:utf-?(?:8|16(?:[bl]e)?)|us-ascii|iso-8859-\d{1,2}|windows-125\d)$/i;
const DECLARED_ENCODING = /^<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"'>]*)/;

/** Decodes a part; null if it isn't XML, or in an encoding that no program writes. */
export function decodeXml(bytes: Uint8Array): string | null {
  const text = decodePart(bytes)
    .replace(/^\ufeff/, '')
    .trimStart();
  const [, encoding = 'utf-8'] = DECLARED_ENCODING.exec(text) ?? [];
  return text.startsWith('<') && ENCODING.test(encoding) ? text : null;
}

type Namespaces = ReadonlyMap<string, string>;

/** Splits a name into its prefix, which may be empty, and the rest. */
function splitName(name: string): readonly [prefix: string, local: string] {
  const colon = name.indexOf(':');
  return [name.slice(0, Math.max(colon, 0)), name.slice(colon + 1)];
}

/** Returns the namespaces inside an element, by prefix. */
function readNamespaces({ attributes }: sax.Tag, around: Namespaces): Namespaces {
  const declared = Object.entries(attributes).flatMap(([key, uri]): [string, string][] => {
    const [prefix, local] = splitName(key);
    return key === 'xmlns' ? [['', uri]] : prefix === 'xmlns' ? [[local, uri]] : [];
  });
  if (declared.length === 0) return around;
  const namespaces = new Map([...around, ...declared]);
  if (namespaces.size > MOST_NAMESPACES) throw new Error('A part has too many namespaces.');
  return namespaces;
}

function readElement({ name, attributes }: sax.Tag, namespaces: Namespaces): XmlElement {
  const [prefix, local] = splitName(name);
  const namespace = namespaces.get(prefix) ?? '';
  const isOfElement = (prefix: string) => prefix === '' || (namespaces.get(prefix) ?? '') === namespace;
  const valuesOf = (attribute: string) =>
    Object.entries(attributes).flatMap(([key, value]) => {
      const [prefix, local] = splitName(key);
      return local === attribute && isOfElement(prefix) ? [value] : [];
    });
  return { name: local, namespace, valuesOf };
}

/**
 * Visits a part. False if it isn't well-formed, exceeds a limit, or has a document type, which no part may have: its
 * entities could be anything.
 */
export function visitXml(xml: string, work: XmlWork, visitor: XmlVisitor): boolean {
  const parser: Parser = sax.parser(true);
  const open: Namespaces[] = [];
  const count = () => {
    work.left -= 1;
    if (work.left < 0 || open.length > MOST_LEVELS) throw new Error('A part has too many elements.');
  };
  parser.onattribute = count;
  parser.onopentag = (tag) => {
    count();
    const namespaces = readNamespaces(tag, open.at(-1) ?? new Map());
    open.push(namespaces);
    visitor.onElement(readElement(tag, namespaces));
  };
  parser.onclosetag = () => {
    open.pop();
    visitor.onEnd();
  };
  parser.ontext = visitor.onText;
  parser.oncdata = visitor.onText;
  parser.ondoctype = () => {
    throw new Error('A part has no document type.');
  };
  parser.onerror = (error) => {
    throw error;
  };
  try {
    parser.write(xml).close();
    return true;
  } catch {
    return false;
  }
}
