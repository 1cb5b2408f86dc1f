import {
  isMarker,
  type ListMark,
  mapHeadingLevels,
  parseFirstNumber,
  parseListMark,
  unwrapLink,
} from './pasted-parts.ts';

function findAll(within: ParentNode, selector: string): readonly Element[] {
  return Array.from(within.querySelectorAll(selector));
}

function styleOf(element: Element): string {
  return element.getAttribute('style') ?? '';
}

function renameElement(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** Removes pictures, including Word's drawing elements; returns whether there were any. */
function dropPictures(body: Element): boolean {
  const pictures = findAll(
    body,
    'img:not([data-lexical-upload-id]), picture, svg, v\\:imagedata, v\\:shapetype, v\\:shape',
  );
  for (const picture of pictures) picture.remove();
  return pictures.some((picture) => picture.localName !== 'v:shapetype');
}

/** Removes the marker that Word puts before a list item, and returns it. */
function takeMarker(paragraph: Element): string {
  const markers = findAll(paragraph, 'span').filter((span) => isMarker(styleOf(span)));
  const text = markers[0]?.textContent ?? '';
  for (const marker of markers) marker.remove();
  return text;
}

type Item = { readonly paragraph: Element; readonly mark: ListMark };
type OpenList = { readonly mark: ListMark; readonly element: Element };

/** Converts consecutive paragraphs, which are list items in Word, to nested lists. */
function makeLists(items: readonly Item[]): void {
  const open: OpenList[] = [];
  for (const { paragraph, mark } of items) {
    const number = parseFirstNumber(takeMarker(paragraph));
    const kind = number === null ? 'ul' : 'ol';
    const isOther = ({ element, mark: of }: OpenList) =>
      element.localName !== kind || (mark.level === 1 && of.list !== mark.list);
    let top = open.at(-1);
    while (top && (top.mark.level > mark.level || (top.mark.level === mark.level && isOther(top)))) {
      open.pop();
      top = open.at(-1);
    }
    if (!top || top.mark.level < mark.level) {
      const element = paragraph.ownerDocument.createElement(kind);
      if (number !== null && number > 1) element.setAttribute('start', String(number));
      if (top) top.element.lastElementChild?.append(element);
      else paragraph.before(element);
      top = { mark, element };
      open.push(top);
    }
    const item = paragraph.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    top.element.append(item);
    paragraph.remove();
  }
}

/** Converts Word's list paragraphs to lists, wherever they are. */
function listParagraphs(body: Element): void {
  const items = findAll(body, 'p').flatMap((paragraph): Item[] => {
    const mark = parseListMark(styleOf(paragraph));
    return mark ? [{ paragraph, mark }] : [];
  });
  const runs: Item[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    if (run && item.paragraph.previousElementSibling === run.at(-1)?.paragraph) run.push(item);
    else runs.push([item]);
  }
  for (const run of runs) makeLists(run);
}

const LEVEL_OF_TITLE = 0;

function moveHeadings(body: Element): void {
  const titles = findAll(body, 'p.MsoTitle').map((element) => [element, LEVEL_OF_TITLE] as const);
  const headings = findAll(body, 'h1, h2, h3, h4, h5, h6').map(
    (element) => [element, Number(element.localName.slice(1))] as const,
  );
  const pasted = [...titles, ...headings];
  const levels = mapHeadingLevels(pasted.map(([, level]) => level));
  for (const [element, level] of pasted) {
    takeMarker(element);
    renameElement(element, `h${levels.get(level)}`);
  }
}

/** Removes empty paragraphs and headings; in a cell or list item they stay. */
function dropEmpty(body: Element): void {
  for (const element of findAll(body, 'p, h2, h3, h4, br')) {
    const isBreak = element.localName === 'br';
    const isBetween = isBreak && !element.closest('p, li, td, th, h2, h3, h4, span, a');
    const isEmpty = !isBreak && element.textContent.trim() === '' && !element.querySelector('img, table');
    if ((isBetween || isEmpty) && !element.closest('td, th, li')) element.remove();
  }
}

/** Pasted HTML, cleaned for the editor. */
export type Cleaned = { readonly html: string; readonly hasLostPictures: boolean };

/**
 * Converts the clipboard HTML of other programs to what the editor supports: its heading levels, Word's bullets and
 * numbers as lists, links without Google's redirect; without empty paragraphs, and without pictures, which have to be
 * uploaded.
 */
export function cleanPasted(html: string): Cleaned {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of findAll(body, 'style, script, meta, link, title, xml')) element.remove();
  const hasLostPictures = dropPictures(body);
  listParagraphs(body);
  moveHeadings(body);
  for (const link of findAll(body, 'a[href]')) link.setAttribute('href', unwrapLink(link.getAttribute('href') ?? ''));
  dropEmpty(body);
  return { html: body.innerHTML, hasLostPictures };
}
