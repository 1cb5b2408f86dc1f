import { useContext } from 'react';
import { Breadcrumbs } from '#app/ui/Breadcrumbs/Breadcrumbs.tsx';
import { LeadContext } from '#app/ui/Heading/heading-level.ts';

/** The breadcrumbs above the title of a page's first banner. */
export function BannerPath({ title }: { readonly title: string }) {
  if (!useContext(LeadContext)) return null;
  return <Breadcrumbs title={title.replaceAll('\u00ad', '').replaceAll('\n', ' ')} />;
}
