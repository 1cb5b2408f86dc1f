import { escapeHtml } from '@kontorwerk/contract/escape-html';
import { EndFinder, htmlParts } from '@kontorwerk/contract/wordpress/html-parts';
import { attributeOf } from '@kontorwerk/contract/wordpress/shortcodes';
import type { AddedHtml } from './added-html.ts';

/** A picture of a gallery. */
export type GalleryPicture = { readonly address: string; readonly alt: string; readonly caption: string };

/** The tools for reading shortcodes. */
export type ShortcodeTools = {
  /** Returns the pictures with these ids; without any, the post's own. */
  readonly gallery: (ids: readonly string[]) => readonly (GalleryPicture | undefined)[];
};

/** Plugins' shortcodes whose content is code. */
const CODE = ['code', 'sourcecode', 'php', 'css', 'js', 'javascript', 'bash', 'python', 'sql', 'java', 'csharp', 'cc'];

/** Escapes code: some plugins store it escaped, some don't. */
function escapeCode(code: string): string {
  const escaped = code.replace(/&(?!(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[0-9a-f]{1,6});)/gi, '&amp;');
  return escaped.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

type PairedShortcode = (name: string, attributes: string, inside: string) => string | null;

/** Replaces shortcodes of these names together with their content. */
function replacePaired(html: string, names: readonly string[], replaced: PairedShortcode): string {
  const ends = new EndFinder(html);
  const begins = new RegExp(`(^|[^[])\\[(${names.join('|')})((?:\\s[^\\]]{0,2000})?)\\]`, 'gi');
  let made = '';
  let at = 0;
  for (let found = begins.exec(html); found; found = begins.exec(html)) {
    const [all, before = '', name = '', attributes = ''] = found;
    const from = found.index + all.length;
    const closing = `[/${name.toLowerCase()}]`;
    const end = ends.find(closing, from);
    const shown = end < 0 ? null : replaced(name.toLowerCase(), attributes, html.slice(from, end));
    if (shown === null) continue;
    made += html.slice(at, found.index) + before + shown;
    at = end + closing.length;
    begins.lastIndex = at;
  }
  return made + html.slice(at);
}

/** Returns a gallery's pictures with captions; null where the file lacks any of them. */
function makeGallery(attributes: string, { gallery }: ShortcodeTools): string | null {
  const ids = (attributeOf(attributes, ['ids']) || attributeOf(attributes, ['include'])).match(/\d{1,15}/g) ?? [];
  const pictures = gallery(ids);
  if (pictures.length === 0 || pictures.includes(undefined)) return null;
  const figures = pictures.map((picture) => {
    const { address = '', alt = '', caption = '' } = picture ?? {};
    const below = caption && `<figcaption>${caption}</figcaption>`;
    return `<figure><img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}">${below}</figure>`;
  });
  return figures.join('');
}

/** Elements in which brackets are literal, or which are never shown. */
const AS_THEY_ARE = ['pre', 'code', 'kbd', 'samp', 'script', 'style', 'textarea'];

/** A gallery; doubled brackets show it literally. */
const GALLERY = /(\[?)\[gallery((?:\s[^[\]]*)?)\/?\]/gi;

/**
 * Shows shortcodes that are understood: code as code, and galleries with known pictures. All others are left to the
 * contract's rule.
 */
export function showShortcodes(html: string, tools: ShortcodeTools, added: AddedHtml): string {
  const withCode = replacePaired(html, CODE, (_name, _attributes, code) => {
    return `<pre><code>${escapeCode(code)}</code></pre>`;
  });
  const shown = htmlParts(withCode, AS_THEY_ARE).map(({ text, isWhole }) => {
    if (isWhole) return text;
    return text.replace(GALLERY, (all, doubled: string, attributes: string) =>
      doubled === '' ? (added.add(() => makeGallery(attributes, tools)) ?? all) : all,
    );
  });
  return shown.join('');
}
