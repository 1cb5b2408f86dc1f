import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { buildConfig } from 'payload';
import { expect, test } from 'vitest';
import { editor } from './editor.ts';

test('editors read in their own language what takes the mark of a language away', async () => {
  const db = sqliteAdapter({ client: { url: ':memory:' } });
  const config = await buildConfig({ secret: 'of a test', collections: [], db, editor, telemetry: false });
  const { editorConfig } = await editor({ config, parentIsLocalized: false, isRoot: true });
  const { i18n } = editorConfig.resolvedFeatureMap.get('textState') ?? {};
  expect([i18n?.en?.defaultStyle, i18n?.de?.defaultStyle]).toEqual([
    'In the language of the page',
    'In der Sprache der Seite',
  ]);
});
