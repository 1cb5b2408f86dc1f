import { Parser } from 'htmlparser2';

/** The metadata and texts of a page, as sent. */
export type PageFacts = {
  readonly language: string;
  readonly headings: number;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly alternates: Readonly<Record<string, string>>;
  /** Every readable text, hidden ones included: also alternatives of images, and labels. */
  readonly text: string;
  /** The text of the page's main content. */
  readonly main: string;
};

/** Elements whose text is not shown or read out. */
const UNREAD = ['script', 'style', 'template', 'noscript'];

/** Attributes that are read out or shown. */
const READ_ATTRIBUTES = ['alt', 'title', 'aria-label', 'placeholder'];

/** Reads a page's facts from its HTML, each only where it belongs: in the head or in the body. */
export function readPageFacts(html: string): PageFacts {
  const open: string[] = [];
  /** The number of open elements whose text is not counted as read: those marked as another language are exempt. */
  let unread = 0;
  const keptUnread: boolean[] = [];
  const meta = { language: '', title: '', description: '', canonical: '' };
  const alternates: Record<string, string> = {};
  const texts: string[] = [];
  const attributes: string[] = [];
  let main = '';
  let headings = 0;

  function readHead(name: string, attribute: Readonly<Record<string, string>>): void {
    const { rel, href = '', hreflang } = attribute;
    if (name === 'meta' && attribute.name === 'description') meta.description = attribute.content ?? '';
    if (name === 'link' && rel === 'canonical') meta.canonical = href;
    if (name === 'link' && rel === 'alternate' && hreflang) alternates[hreflang] = href;
  }

  function readBody(name: string, attribute: Readonly<Record<string, string>>): void {
    if (name === 'h1') headings += 1;
    for (const read of READ_ATTRIBUTES) if (attribute[read] !== undefined) attributes.push(attribute[read]);
  }

  const parser = new Parser({
    onopentag(name, attribute) {
      const inBody = open.includes('body');
      if (name === 'html') meta.language = attribute.lang ?? '';
      if (open.includes('head')) readHead(name, attribute);
      if (inBody) readBody(name, attribute);
      const isUnread = UNREAD.includes(name) || (inBody && attribute.lang !== undefined);
      open.push(name);
      keptUnread.push(isUnread);
      if (isUnread) unread += 1;
    },
    ontext(text) {
      if (open.at(-1) === 'title' && open.includes('head')) meta.title += text;
      if (!open.includes('body')) return;
      if (unread === 0) texts.push(text);
      if (open.includes('main')) main += text;
    },
    onclosetag() {
      open.pop();
      if (keptUnread.pop()) unread -= 1;
    },
  });
  parser.end(html);
  return {
    ...meta,
    headings,
    alternates,
    text: [texts.join(''), ...attributes, meta.title, meta.description].join('\n'),
    main,
  };
}
