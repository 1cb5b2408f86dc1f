import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { importMap } from '../importMap.js';

type Props = {
  readonly params: Promise<{ segments: string[] }>;
  readonly searchParams: Promise<{ [key: string]: string | string[] }>;
};

/** The title of an admin page. */
export function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams });
}

/** Every page of the admin, but the one that would make whoever comes first the administrator. */
export default async function Page({ params, searchParams }: Props) {
  const { segments } = await params;
  if (segments?.[0] === 'create-first-user') notFound();
  return RootPage({ config, params, searchParams, importMap });
}
