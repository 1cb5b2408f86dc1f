import { createHash } from 'node:crypto';

/**
 * The sources of the office maps, embedded after the visitor's consent; frames from elsewhere stay blank. Only Google's
 * maps (`isMapEmbed`), which a backend's cards may contain.
 */
const MAP_EMBEDS = 'https://www.openstreetmap.org https://www.google.com/maps https://www.google.com/maps/';

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;

/** Returns the policy source for one inline script or style, by its text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Returns the policy sources for the inline elements that carry the nonce: those written by the rendering. */
function sourcesOf(element: 'script' | 'style', nonce: string, html: string): readonly string[] {
  const marked = new RegExp(`<${element}\\b[^>]*\\snonce="${nonce}"[^>]*>([\\s\\S]*?)</${element}\\s*>`, 'gi');
  const texts = [...html.matchAll(marked)].map(([, text = '']) => text).filter((text) => text !== '');
  return ["'self'", ...new Set(texts.map(hashSource))];
}

/** The only style attribute that the app writes: the focal point of an image. It can hold nothing else. */
const FOCUS = / style="(--focal:\d{1,3}% \d{1,3}%)"/g;

/** The most different focal points of a page; a header too long for proxies would be worse than an unfocused image. */
const MOST_FOCUSES = 60;

/** Returns the policy directive for these attributes, by their hashes; nothing if there are none. */
function focusSources(html: string): readonly string[] {
  const written = new Set([...html.matchAll(FOCUS)].map(([, text = '']) => text));
  if (written.size === 0) return [];
  return [["style-src-attr 'unsafe-hashes'", ...[...written].slice(0, MOST_FOCUSES).map(hashSource)].join(' ')];
}
/** The pages that may frame a page: none, or for drafts the admin, which is on the same origin. */
export type FramedBy = "'none'" | "'self'";

/** A page as sent, and the policy for exactly these bytes. */
export type ProtectedPage = { readonly html: string; readonly policy: string };

/**
 * Builds the policy of a finished page: inline scripts and styles with the rendering's nonce are allowed by hash, no
 * other inline code is, and everything else must come from this server. The nonces are removed: the page is cached, and
 * a repeated nonce is useless.
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
 * Returns markup that the policy makes ineffective, one example each: other style attributes and event handler
 * attributes. For the log, as the page would only look wrong.
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
