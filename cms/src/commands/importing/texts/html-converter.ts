import { withDOM } from '@lexical/headless/dom';
import { convertHTMLToLexical, type SanitizedServerEditorConfig } from '@payloadcms/richtext-lexical';
import type { SanitizedConfig } from 'payload';
import { editor } from '#cms/kit/fields/editor.ts';
import { withLanguageMarks } from '#cms/kit/fields/language-marks.ts';
import type { RichText } from '#cms/kit/stored-values.ts';
import { type KeptPicture, type MoveLink, type PictureOf, prepareDom, type TextTools } from './editor-dom.ts';
import { Losses, reduceHtml } from './editor-html.ts';
import { normaliseTree } from './editor-tree.ts';

/**
 * Converts HTML to rich text, or null if it is empty; reports losses to `onLost`, and resolves pictures by `pictureOf`.
 */
export type ToRichText = (
  html: string,
  moveLink: MoveLink,
  onLost: (what: string) => void,
  pictureOf?: PictureOf,
) => RichText | null;

/**
 * Writes the lines and tabs of preformatted text as elements: Lexical keeps the format of only the last one in a text.
 */
function keepLines(html: string): string {
  return html.replace(/\r\n?|\n/g, '<br>').replaceAll('\t', '<span>\t</span>');
}

/** Joins lines, whose ends HTML doesn't show; preformatted text keeps them. */
function joinLines(html: string): string {
  return html
    .split(/(<pre\b[^>]*>[\s\S]*?<\/pre>)/)
    .map((part, at) =>
      at % 2 === 1 ? keepLines(part) : part.replace(/\s+/g, (spaces) => (spaces.includes('\n') ? ' ' : spaces)),
    )
    .join('')
    .trim();
}

/** Whether it shows nothing. */
function isEmptyText(body: Element): boolean {
  return body.querySelector('hr, img') === null && /^[\s\u00a0]*$/.test(body.textContent ?? '');
}

function convert(html: string, editorConfig: SanitizedServerEditorConfig, tools: TextTools): RichText | null {
  return withDOM((window) => {
    let pictures: readonly KeptPicture[] = [];
    let isEmpty = false;
    // The parts of JSDOM that Payload's converter uses.
    const JSDOM = class {
      readonly window = window;

      constructor(text: string) {
        const { body } = window.document;
        body.innerHTML = text;
        pictures = prepareDom(body, tools);
        isEmpty = isEmptyText(body);
      }
    };
    const { root } = convertHTMLToLexical({ editorConfig, html, JSDOM });
    return isEmpty ? null : { root: { ...root, ...withLanguageMarks(normaliseTree({ ...root }, pictures)) } };
  });
}

/**
 * Returns the converter, Payload's own, for this project's editor. It neither runs nor fetches anything in the HTML.
 */
export async function makeHtmlConverter(config: SanitizedConfig): Promise<ToRichText> {
  const { editorConfig } = await editor({ config, parentIsLocalized: false, isRoot: true });
  return (html, moveLink, onLost, pictureOf = () => null) => {
    const losses = new Losses();
    const text = convert(joinLines(reduceHtml(html, losses)), editorConfig, { moveLink, pictureOf, losses });
    for (const what of losses.told) onLost(what);
    return text;
  };
}
