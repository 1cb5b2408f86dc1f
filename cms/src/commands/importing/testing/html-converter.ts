import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { buildConfig } from 'payload';
import { editor } from '#cms/kit/fields/editor.ts';
import { htmlConverter, type ToRichText } from '../texts/html-converter.ts';

/** Returns the converter with this project's editor; its database is never opened. */
export async function converterHere(): Promise<ToRichText> {
  const db = sqliteAdapter({ client: { url: ':memory:' } });
  return htmlConverter(await buildConfig({ secret: 'of a test', collections: [], db, editor, telemetry: false }));
}
