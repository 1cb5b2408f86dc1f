import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { buildConfig } from 'payload';
import { editor } from '#cms/kit/fields/editor.ts';
import { makeHtmlConverter, type ToRichText } from '../texts/html-converter.ts';

/** Returns the converter with this project's editor; its database is never opened. */
export async function makeConverter(): Promise<ToRichText> {
  const db = sqliteAdapter({ client: { url: ':memory:' } });
  return makeHtmlConverter(await buildConfig({ secret: 'of a test', collections: [], db, editor, telemetry: false }));
}
