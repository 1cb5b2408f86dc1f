/** Faults that visitors would notice on pages whose content comes from a WordPress. */
import { Parser } from 'htmlparser2';

/** A page as read from its HTML: its texts, links and pictures. */
export type ReadPage = {
  readonly text: string;
  /** The text of `<main>` only, with one space between words. */
  readonly main: string;
  readonly links: readonly string[];
  readonly pictures: readonly string[];
  /** The machine-readable days. */
  readonly days: readonly string[];
};

/** Attributes that visitors read or hear. */
const READ_ATTRIBUTES = ['alt', 'title', 'aria-label', 'placeholder', 'content'] as const;
/** Elements whose text is not for visitors. */
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

/** Raw data that no page may show: an entity, a tag, a shortcode, a day in a database's format. */
const RAW = [
  /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i,
  /<\/?[a-z][^>\n]{0,80}>/i,
  /\[\/?[a-z][\w-]*(?:\s[^\]\n]{0,80})?\]/i,
  /\b(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])\b/,
  /\b20\d\d-\d\d-\d\d \d\d:\d\d/,
  /\bInvalid Date\b/,
] as const;

/** A day in the other language's format. */
const FOREIGN_DAYS = {
  en: /\b\d{1,2}\.\d{1,2}\.(?:19|20)\d\d\b/,
  de: /\b(?:May|March|October|December) \d{1,2}, 20\d\d/,
} as const;

/** Finds the raw data in a text. */
export function rawIn(text: string, language: 'en' | 'de'): readonly string[] {
  return [...RAW, FOREIGN_DAYS[language]].flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
}

/** Lists the links that lead to the backend, and those that can't be parsed. */
export function strayLinks({ links }: ReadPage, backendUrl: string): readonly string[] {
  const { host, hostname } = new URL(backendUrl);
  return links.filter((link) => {
    if (/^(?:mailto:|tel:|#|\/(?!\/))/.test(link)) return false;
    const url = URL.parse(link);
    return url === null || url.host === host || url.hostname === hostname;
  });
}
