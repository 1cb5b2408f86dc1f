import { languageOf } from '@kontorwerk/contract/address';
import type { LoaderFunctionArgs } from 'react-router';
import { contentContext } from '#app/content/content-context.ts';
import { Styleguide } from '#app/styleguide/Styleguide.tsx';
import { sectionSamples } from '#app/styleguide/section-samples.ts';

export function loader({ context, url }: LoaderFunctionArgs) {
  return sectionSamples(context.get(contentContext), languageOf(url.pathname));
}

export default function StyleguidePage() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <Styleguide />
    </>
  );
}
