import { languageOf } from '@kontorwerk/contract/address/address';
import type { LoaderFunctionArgs } from 'react-router';
import { contentContext } from '#app/content/content-context.ts';
import { sectionSamples } from '#app/styleguide/section-samples.ts';

export { StyleguidePage as default } from '#app/styleguide/StyleguidePage.tsx';

export function loader({ context, url }: LoaderFunctionArgs) {
  return sectionSamples(context.get(contentContext), languageOf(url.pathname));
}
