import { withDOM } from '@lexical/headless/dom';
import { convertHTMLToLexical, type SanitizedServerEditorConfig } from '@payloadcms/richtext-lexical';
import type { SanitizedConfig } from 'payload';
import { editor } from '../../fields/editor.ts';
import type { RichText } from '../../wire/stored.ts';
import { editorHtml, type MoveLink } from './editor-html.ts';

/** Makes what the editor keeps of HTML; `onLost` is told what it has no place for. Null of what says nothing. */
export type ToRichText = (html: string, moveLink: MoveLink, onLost: (what: string) => void) => RichText | null;

/** Spaces at the ends of lines, which HTML doesn't show. */
function onOneLine(html: string): string {
  return html.replace(/\s+/g, (spaces) => (spaces.includes('\n') ? ' ' : spaces)).trim();
}

/** Tells whether there is anything to be seen of it. */
function showsNothing(html: string): boolean {
  return !/<hr\b/.test(html) && html.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';
}

function convert(html: string, editorConfig: SanitizedServerEditorConfig): RichText {
  return withDOM((window) => {
    // What Payload's converter asks of a DOM.
    const JSDOM = class {
      readonly window = window;

      constructor(text: string) {
        window.document.body.innerHTML = text;
      }
    };
    return { ...convertHTMLToLexical({ editorConfig, html, JSDOM }) };
  });
}

/** The converter for this project's editor, which is Payload's own. Nothing of the HTML is run or fetched. */
export async function htmlConverter(config: SanitizedConfig): Promise<ToRichText> {
  const { editorConfig } = await editor({ config, parentIsLocalized: false, isRoot: true });
  return (html, moveLink, onLost) => {
    const kept = editorHtml(html, moveLink);
    for (const what of kept.lost) onLost(what);
    return showsNothing(kept.html) ? null : convert(onOneLine(kept.html), editorConfig);
  };
}
