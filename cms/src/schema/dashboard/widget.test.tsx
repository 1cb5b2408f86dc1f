import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Rows, renderPart } from './widget.tsx';

const TITLE = { en: 'Planned', de: 'Geplant' };

/** Renders a widget; returns its HTML and the logged errors. */
async function shown(body: () => Promise<React.ReactNode>) {
  const error = vi.fn();
  return { html: renderToStaticMarkup(await renderPart(TITLE, 'de', body, { error })), error };
}

test('a part stands under its title, with its rows or what to do where there are none', async () => {
  const row = { key: 'a', href: '/admin/a', name: 'Licht', note: 'Entwurf' };
  const { html } = await shown(async () => <Rows rows={[row, { ...row, key: 'b', href: null }]} empty="Nichts" />);
  expect(html).toContain('<h2>Geplant</h2>');
  expect(html).toContain('<a href="/admin/a">Licht</a>');
  expect(html).toContain('<span>Licht</span>');
  expect((await shown(async () => <Rows rows={[]} empty="Nichts" />)).html).toContain('Nichts');
});

test('a part that fails says so and is logged, and one for others is not there', async () => {
  const { html, error } = await shown(() => Promise.reject(new Error('the table is gone')));
  expect(html).toContain('role="alert"');
  expect(html).not.toContain('the table is gone');
  expect(error).toHaveBeenCalledOnce();
  expect((await shown(async () => null)).html).toBe('');
});
