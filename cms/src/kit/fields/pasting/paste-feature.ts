import { createServerFeature } from '@payloadcms/richtext-lexical';

/** Takes what is pasted from Word, Google Docs and web pages as the editor can show it. */
export const pasteFeature = createServerFeature({
  feature: { ClientFeature: '/kit/fields/pasting/paste-plugin.tsx#PasteFeatureClient' },
  key: 'paste',
});
