import config from '@payload-config';
import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { importMap } from '../importMap.js';

type Props = {
  readonly params: Promise<{ segments: string[] }>;
  readonly searchParams: Promise<{ [key: string]: string | string[] }>;
};

/** The title of the admin's 404 page. */
export function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams });
}

/** The admin's 404 page. */
export default function NotFound({ params, searchParams }: Props) {
  return NotFoundPage({ config, params, searchParams, importMap });
}
