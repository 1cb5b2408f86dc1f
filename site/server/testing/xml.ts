import { DOMParser, type Document, type Element, onErrorStopParsing } from '@xmldom/xmldom';

/** Reads XML; throws where it isn't well-formed. */
export function readXml(text: string): Document {
  return new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, 'application/xml');
}

/** The elements right below another that have a name. */
export function childrenOf(parent: Element, name: string): readonly Element[] {
  return [...parent.childNodes].filter((node): node is Element => node.nodeName === name);
}
