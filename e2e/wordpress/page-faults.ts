/** What a visitor would stumble over on pages whose content comes from a WordPress. */
import { Parser } from 'htmlparser2';

/** A page as it is read: its texts, links and pictures. */
export type ReadPage = {
  readonly text: string;
  /** What stands in `<main>` alone, with one space between words. */
  readonly main: string;
  readonly links: readonly string[];
  readonly pictures: readonly string[];
  /** The days that are named for machines, too. */
  readonly days: readonly string[];
};

/** Attributes that visitors read or hear. */
const READ_ATTRIBUTES = ['alt', 'title', 'aria-label', 'placeholder', 'content'] as const;
/** Elements whose text is no visitor's. */
const UNREAD = new Set(['script', 'style', 'template']);

function candidates(srcset: string): readonly string[] {
  return srcset.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s+/).slice(0, 1));
}

/** Reads a page's HTML. */
export function readPage(html: string): ReadPage {
  const [texts, main, links, pictures, days]: readonly string[][] = [[], [], [], [], []];
  const open: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name);
      texts?.push(...READ_ATTRIBUTES.flatMap((attribute) => attributes[attribute] ?? []), '\n');
      if (name === 'a' && attributes.href) links?.push(attributes.href);
      if (name === 'img' && attributes.src !== undefined) pictures?.push(attributes.src);
      if (['img', 'source'].includes(name)) pictures?.push(...candidates(attributes.srcset ?? ''));
      if (name === 'time' && attributes.datetime) days?.push(attributes.datetime.slice(0, 10));
      main?.push(' ');
    },
    ontext(text) {
      if (open.some((name) => UNREAD.has(name))) return;
      texts?.push(text);
      if (open.includes('main')) main?.push(text);
    },
    onclosetag() {
      open.pop();
      texts?.push('\n');
    },
  });
  parser.end(html);
  return {
    text: texts?.join('') ?? '',
    main: (main?.join('') ?? '').replace(/\s+/g, ' ').trim(),
    links: links ?? [],
    pictures: (pictures ?? []).filter((address) => address !== ''),
    days: days ?? [],
  };
}

/** What must not be read on any page: an entity, a tag, a shortcode, a day as a database or another language writes it. */
const RAW = [
  /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i,
  /<\/?[a-z][^>\n]{0,80}>/i,
  /\[\/?[a-z][\w-]*(?:\s[^\]\n]{0,80})?\]/i,
  /\b(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])\b/,
  /\b20\d\d-\d\d-\d\d \d\d:\d\d/,
  /\bInvalid Date\b/,
] as const;

/** How pages of another language write a day. */
const FOREIGN_DAYS = {
  en: /\b\d{1,2}\.\d{1,2}\.(?:19|20)\d\d\b/,
  de: /\b(?:May|March|October|December) \d{1,2}, 20\d\d/,
} as const;

/** The raw things that a text has. */
export function rawIn(text: string, language: 'en' | 'de'): readonly string[] {
  return [...RAW, FOREIGN_DAYS[language]].flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
}

/** Links that lead to another host, and are no way out that a page means. */
export function strayLinks({ links }: ReadPage, backendUrl: string): readonly string[] {
  const { host, hostname } = new URL(backendUrl);
  return links.filter((link) => {
    if (/^(?:mailto:|tel:|#|\/(?!\/))/.test(link)) return false;
    const url = URL.parse(link);
    return url === null || url.host === host || url.hostname === hostname;
  });
}
