import { DOMParser, type Document, type Element, onErrorStopParsing } from '@xmldom/xmldom';

/** Parses XML; throws if it isn't well-formed. */
export function readXml(text: string): Document {
  return new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, 'application/xml');
}

/** Returns the direct child elements with a name. */
export function childrenOf(parent: Element, name: string): readonly Element[] {
  return [...parent.childNodes].filter((node): node is Element => node.nodeName === name);
}
