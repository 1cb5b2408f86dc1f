import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { readPendingSignIn } from '#cms/accounts/pending-sign-in.ts';
import { failWhileSilent } from '#cms/app/database-silence.ts';
import { readPageDocument } from '#cms/kit/admin/document-titles.ts';
import { getProcessPayload } from '#cms/schema/process-payload.ts';
import { keepContentLanguage } from '#cms/translation/admin/content-language.ts';
import { importMap } from '../importMap.js';

type Props = {
  readonly params: Promise<{ segments: string[] }>;
  readonly searchParams: Promise<{ [key: string]: string | string[] }>;
};

/**
 * Answers 404 to the page that would make its first visitor the administrator, and to names that Payload would take for
 * pages.
 */
async function refuseClosedPages(params: Props['params']): Promise<void> {
  const [first = ''] = (await params).segments ?? [];
  if (first === 'create-first-user' || first in Object.prototype) notFound();
}

/** Reads the title of the document on a page; null if it shows none. */
async function readTitle({ params, searchParams }: Props): Promise<string | null> {
  const payload = await getProcessPayload();
  const { segments = [] } = await params;
  const { locale } = await searchParams;
  return readPageDocument({ payload, headers: await headers(), segments, locale });
}

/** Puts the document's title before the page's, in which Payload names only its kind. */
async function readMetadata(props: Props): Promise<Metadata> {
  const [metadata, document] = await Promise.all([generatePageMetadata({ config, ...props }), readTitle(props)]);
  return document === null ? metadata : { ...metadata, title: `${document} – ${metadata.title}` };
}

/** The title of an admin page. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  await refuseClosedPages(props.params);
  return failWhileSilent(readMetadata(props));
}

/** Redirects from the sign-in form to the code form while a code is pending, unless the user starts over. */
async function redirectToCode(searchParams: Readonly<Record<string, string | string[]>>): Promise<void> {
  // Payload's secret is derived from the setting.
  const { secret } = await getProcessPayload();
  if ('again' in searchParams || !readPendingSignIn(await headers(), secret)) return;
  const { redirect: next } = searchParams;
  redirect(`/admin/sign-in-code${typeof next === 'string' ? `?redirect=${encodeURIComponent(next)}` : ''}`);
}

/** Every page of the admin. */
export default async function Page({ params, searchParams }: Props) {
  await refuseClosedPages(params);
  const { segments } = await params;
  if (segments?.[0] === 'login') await redirectToCode(await searchParams);
  const visit = { payload: await getProcessPayload(), headers: await headers(), query: await searchParams };
  return failWhileSilent(keepContentLanguage(visit, () => RootPage({ config, params, searchParams, importMap })));
}
