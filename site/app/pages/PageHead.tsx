import { usePlace } from '#app/base/shown.ts';
import { useSite } from '#app/base/site-data.ts';
import { type OwnPageData, useDetailData, usePageData } from '#app/content/page-data.ts';
import type { HeadElement } from './head.ts';
import { detailHead, ownHead, pageHead } from './page-head.ts';

/** React moves these into the head of the document, and out of it with the page. */
function Head({ elements }: { readonly elements: readonly HeadElement[] }) {
  return elements.map((element) => {
    const key = JSON.stringify(element);
    // A link may have a title, too.
    if ('rel' in element) return <link key={key} {...element} />;
    return 'title' in element ? <title key={key}>{element.title}</title> : <meta key={key} {...element} />;
  });
}

/** What a page of sections says of itself in the head of the document. */
export function PageHead() {
  const { pathname } = usePlace();
  return <Head elements={pageHead(usePageData(), pathname, useSite())} />;
}

/** What a detail page says in the head of the document: what its card says of itself. */
export function CardHead() {
  const { pathname } = usePlace();
  return <Head elements={detailHead(useDetailData(), pathname, useSite())} />;
}

/** What a page of the site's own says in the head of the document. */
export function OwnHead({ page }: { readonly page: OwnPageData }) {
  const { pathname } = usePlace();
  return <Head elements={ownHead(page, pathname, useSite())} />;
}
