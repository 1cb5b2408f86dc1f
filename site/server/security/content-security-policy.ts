import { createHash } from 'node:crypto';

/**
 * Where the office maps are embedded from, after the visitor agreed; a frame of any other address stays blank. Of Google the maps
 * alone (`isMapEmbed`), as a backend's cards may have them.
 */
const MAP_EMBEDS = 'https://www.openstreetmap.org https://www.google.com/maps https://www.google.com/maps/';

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;

/** What allows one inline script or style in a policy, by its text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** What allows the inline elements whose tags carry the nonce: those that the rendering itself wrote. */
function sourcesOf(element: 'script' | 'style', nonce: string, html: string): readonly string[] {
  const marked = new RegExp(`<${element}\\b[^>]*\\snonce="${nonce}"[^>]*>([\\s\\S]*?)</${element}\\s*>`, 'gi');
  const texts = [...html.matchAll(marked)].map(([, text = '']) => text).filter((text) => text !== '');
  return ["'self'", ...new Set(texts.map(hashSource))];
}

/** The one style attribute that the app writes: the point of a picture that stays in view. It can hold nothing else. */
const FOCUS = / style="(--focal:\d{1,3}% \d{1,3}%)"/g;

/** So many different ones a page may have; a header that no proxy takes would be worse than a picture off its point. */
const MOST_FOCUSES = 60;

/** What allows these attributes, by their hashes; nothing where there are none. */
function focusSources(html: string): readonly string[] {
  const written = new Set([...html.matchAll(FOCUS)].map(([, text = '']) => text));
  if (written.size === 0) return [];
  return [["style-src-attr 'unsafe-hashes'", ...[...written].slice(0, MOST_FOCUSES).map(hashSource)].join(' ')];
}
/** Who may show a page in a frame: nobody, or for drafts the admin, which is at home here. */
export type FramedBy = "'none'" | "'self'";

/** A page as it is sent, and the policy that belongs to these bytes. */
export type ProtectedPage = { readonly html: string; readonly policy: string };

/**
 * The policy of one finished page: the inline scripts and styles that the rendering marked with its nonce are allowed by
 * their hashes, any other inline script or style is not, and everything else comes from this server only. The marks are
 * taken out of the page: it is stored, and a nonce that stays the same would be none.
 */
export function protectPage(html: string, nonce: string, framedBy: FramedBy = "'none'"): ProtectedPage {
  const policy = [
    "default-src 'none'",
    ['script-src', ...sourcesOf('script', nonce, html)].join(' '),
    ['style-src', ...sourcesOf('style', nonce, html)].join(' '),
    ...focusSources(html),
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${MAP_EMBEDS}`,
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ');
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), policy };
}

/**
 * What of a page's markup the policy makes ineffective: other style attributes and event handler attributes. Found
 * at most once each, to be logged: whoever wrote them sees nothing but a page that looks wrong.
 */
export function blockedMarkup(html: string): readonly string[] {
  const tags =
    html
      .replace(SCRIPTS, '')
      .replace(FOCUS, '')
      .match(/<[a-z][^<>]*>/gi) ?? [];
  const has = (tag: string, name: RegExp) => name.test(tag.replace(/=\s*(?:"[^"]*"|'[^']*')/g, '='));
  const style = tags.find((tag) => has(tag, /\sstyle\s*=/i));
  const handler = tags.find((tag) => has(tag, /\son[a-z]+\s*=/i));
  return [style, handler].filter((tag) => tag !== undefined).map((tag) => tag.slice(0, 120));
}
