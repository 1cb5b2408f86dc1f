import { withoutLanguage } from '@kontorwerk/contract/address';
import { usePlace } from '#app/base/shown.ts';

/**
 * `/en/…`: the script in the head stores the language and moves to the plain address before this is painted.
 * Where scripts are off, the page moves on by itself.
 */
export default function English() {
  const { pathname, search } = usePlace();
  const plain = withoutLanguage(pathname) + search;
  return (
    <>
      <meta name="robots" content="noindex" />
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${plain}`} />
        <a href={plain}>{plain}</a>
      </noscript>
    </>
  );
}
