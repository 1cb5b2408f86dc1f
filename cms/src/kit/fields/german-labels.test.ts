import { BlockquoteFeature, ParagraphFeature } from '@payloadcms/richtext-lexical';
import { expect, test } from 'vitest';
import { withGermanTexts } from './german-labels.ts';

test.each([
  ['a quote', BlockquoteFeature(), { label: 'Zitat' }],
  ['a paragraph', ParagraphFeature(), { label: 'Absatz', label2: 'Absatz' }],
])('%s keeps all but its German words', (_what, theirs, words) => {
  const { feature } = theirs;
  if (typeof feature === 'function') throw new Error('Payload makes its words later.');
  const i18n = { ...feature.i18n, de: words };
  expect(withGermanTexts(theirs, words)).toEqual({ ...theirs, feature: { ...feature, i18n } });
});
