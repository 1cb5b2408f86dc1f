'use client';

import type { LocalText } from '@kontorwerk/contract/languages';
import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { COMMAND_PRIORITY_CRITICAL, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { toast, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { cleanPasted } from './pasted-html.ts';

const NO_PICTURES: LocalText = {
  en: 'Pictures can’t be pasted here: upload them under “Pictures” and insert them from there.',
  de: 'Bilder lassen sich hier nicht einfügen: Laden Sie sie unter „Bilder“ hoch und fügen Sie sie von dort ein.',
};

/** The clipboard format of Lexical editors. */
const OWN = 'application/x-lexical-editor';

/** Creates a paste event with other HTML. In Firefox the clipboard of synthetic events is empty. */
function pasteOf(html: string, plain: string): ClipboardEvent {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', plain);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  return event;
}

/** Cleans content pasted from other programs, before the editor reads it. */
function PastePlugin() {
  const [editor] = useLexicalComposerContext();
  const reader = readerLanguage(useTranslation().i18n);
  useEffect(() => {
    const cleaned = new WeakSet<object>();
    return editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        if (!(event instanceof ClipboardEvent) || cleaned.has(event)) return false;
        const { clipboardData } = event;
        const html = clipboardData?.getData('text/html') ?? '';
        if (!clipboardData || html === '' || clipboardData.types.includes(OWN)) return false;
        const { html: clean, hasLostPictures } = cleanPasted(html);
        if (hasLostPictures) toast.error(NO_PICTURES[reader]);
        event.preventDefault();
        const other = pasteOf(clean, clipboardData.getData('text/plain'));
        cleaned.add(other);
        editor.dispatchCommand(PASTE_COMMAND, other);
        return true;
      },
      COMMAND_PRIORITY_CRITICAL,
    );
  }, [editor, reader]);
  return null;
}

/** The client side of the paste feature. */
export const PasteFeatureClient = createClientFeature({ plugins: [{ Component: PastePlugin, position: 'normal' }] });
