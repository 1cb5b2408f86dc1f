import { createServerFeature } from '@payloadcms/richtext-lexical';

/** Converts pasted content from Word, Google Docs and web pages to what the editor supports. */
export const pasteFeature = createServerFeature({
  feature: { ClientFeature: '/kit/fields/pasting/paste-plugin.tsx#PasteFeatureClient' },
  key: 'paste',
});
