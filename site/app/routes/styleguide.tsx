import { languageOf } from '@kontorwerk/contract/address';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { contentContext } from '#app/content/content-context.ts';
import { loadAllBlocks } from '#app/sections/section-blocks.ts';
import { sectionSamples } from '#app/styleguide/section-samples.ts';

export function loader({ context, url }: LoaderFunctionArgs) {
  return sectionSamples(context.get(contentContext), languageOf(url.pathname));
}

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  await loadAllBlocks();
  return serverLoader<ReturnType<typeof loader>>();
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export { Styleguide as default } from '#app/styleguide/Styleguide.tsx';
