import { useCurrentPage } from '#app/base/current-page.ts';

/**
 * The page's metadata. React hoists these elements into the document head and removes them with the page; the first
 * page's are server-rendered.
 */
export function PageHead() {
  const { head = [] } = useCurrentPage();
  return head.map((element) => {
    const key = JSON.stringify(element);
    // Checked first, because a link may also have a title.
    if ('rel' in element) return <link key={key} {...element} />;
    return 'title' in element ? <title key={key}>{element.title}</title> : <meta key={key} {...element} />;
  });
}
