import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { errorPagePolicy, renderErrorPage } from './error-answers.ts';

test('the style of the page, and nothing else inline, is what its policy allows', () => {
  const page = renderErrorPage('de', 'Das ist zu groß', 'Wählen Sie eine kleinere Datei.');
  const [, style = ''] = /<style>(.+)<\/style>/.exec(page) ?? [];
  expect(errorPagePolicy()).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}';`);
  expect(page).not.toMatch(/<script|\sstyle=|\son\w+=/);
});
