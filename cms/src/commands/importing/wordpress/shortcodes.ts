import { escapeHtml } from '@kontorwerk/contract/escape-html';
import { EndFinder, htmlParts } from '@kontorwerk/contract/wordpress/html-parts';
import { attributeOf } from '@kontorwerk/contract/wordpress/shortcodes';
import type { AddedHtml } from './added-html.ts';

/** A picture that a gallery shows. */
export type GalleryPicture = { readonly address: string; readonly alt: string; readonly caption: string };

/** What shortcodes are read with. */
export type ShortcodeTools = {
  /** The pictures with these numbers; without any, those of the post itself. */
  readonly gallery: (ids: readonly string[]) => readonly (GalleryPicture | undefined)[];
};

/** Shortcodes of plugins that show what is in them as code. */
const CODE = ['code', 'sourcecode', 'php', 'css', 'js', 'javascript', 'bash', 'python', 'sql', 'java', 'csharp', 'cc'];

/** Code as its author wrote it: some plugins keep it escaped, some don't. */
function escapedCode(code: string): string {
  const escaped = code.replace(/&(?!(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[0-9a-f]{1,6});)/gi, '&amp;');
  return escaped.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

type Paired = (name: string, attributes: string, inside: string) => string | null;

/** Replaces shortcodes of these names together with what stands between them. */
function replacePaired(html: string, names: readonly string[], replaced: Paired): string {
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

/** The pictures of a gallery, each with its caption; null where the file doesn't name them all. */
function galleryHtml(attributes: string, { gallery }: ShortcodeTools): string | null {
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

/** Brackets mean themselves in code, and in what never shows. */
const AS_THEY_ARE = ['pre', 'code', 'kbd', 'samp', 'script', 'style', 'textarea'];

/** A gallery; doubled brackets show it as it is written. */
const GALLERY = /(\[?)\[gallery((?:\s[^[\]]*)?)\/?\]/gi;

/**
 * Shows shortcodes of which more is known than their names: code as code, and galleries of pictures that the file names.
 * The others are left to the contract's rule.
 */
export function showShortcodes(html: string, tools: ShortcodeTools, added: AddedHtml): string {
  const withCode = replacePaired(html, CODE, (_name, _attributes, code) => {
    return `<pre><code>${escapedCode(code)}</code></pre>`;
  });
  const shown = htmlParts(withCode, AS_THEY_ARE).map(({ text, isWhole }) => {
    if (isWhole) return text;
    return text.replace(GALLERY, (all, doubled: string, attributes: string) =>
      doubled === '' ? (added.add(() => galleryHtml(attributes, tools)) ?? all) : all,
    );
  });
  return shown.join('');
}
