import { createHash } from 'node:crypto';

/** Where the office maps are embedded from, after the visitor agreed; a frame of any other address stays blank. */
export const MAP_EMBEDS = 'https://www.openstreetmap.org';

const SCRIPTS = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const STYLES = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** A script with another type than these is data (JSON-LD, for instance): browsers don't run it, no policy applies. */
function runs(attributes: string): boolean {
  const type = /\btype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1]?.toLowerCase() ?? '';
  return ['', 'module', 'text/javascript', 'application/javascript', 'importmap', 'speculationrules'].includes(type);
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPTS)]
    .filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes) && runs(attributes))
    .map(([, , text = '']) => text);
}

function inlineStyles(html: string): string[] {
  return [...html.matchAll(STYLES)].map(([, text = '']) => text);
}

function sources(texts: readonly string[]): string {
  return ["'self'", ...new Set(texts.map(hashSource))].join(' ');
}

/**
 * The policy of one finished page: its own inline scripts and styles by their hashes, everything else from
 * this server only. The page is complete when it is stored, so the policy can be stored with it.
 */
export function contentSecurityPolicy(html: string): string {
  return [
    "default-src 'none'",
    `script-src ${sources(inlineScripts(html))}`,
    `style-src ${sources(inlineStyles(html))}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${MAP_EMBEDS}`,
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * What of a page's markup the policy makes ineffective: style attributes and event handler attributes. Found
 * at most once each, to be logged: whoever wrote them sees nothing but a page that looks wrong.
 */
export function blockedMarkup(html: string): readonly string[] {
  const markup = html.replace(SCRIPTS, '').replace(STYLES, '');
  const tags = markup.match(/<[a-z][^<>]*>/gi) ?? [];
  const has = (tag: string, name: RegExp) => name.test(tag.replace(/=\s*(?:"[^"]*"|'[^']*')/g, '='));
  const style = tags.find((tag) => has(tag, /\sstyle\s*=/i));
  const handler = tags.find((tag) => has(tag, /\son[a-z]+\s*=/i));
  return [style, handler].filter((tag) => tag !== undefined).map((tag) => tag.slice(0, 120));
}
