import { useShown } from '#app/base/shown.ts';

/**
 * What a page says of itself in the head of the document. React moves these elements there, and out of it with the page; in
 * a browser that of the first page stands there already.
 */
export function PageHead() {
  const { head = [] } = useShown();
  return head.map((element) => {
    const key = JSON.stringify(element);
    // A link may have a title, too.
    if ('rel' in element) return <link key={key} {...element} />;
    return 'title' in element ? <title key={key}>{element.title}</title> : <meta key={key} {...element} />;
  });
}
