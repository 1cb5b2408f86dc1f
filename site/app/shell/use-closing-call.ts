import { useShown } from '#app/base/shown.ts';
import type { ClosingCall } from '#app/content/closing-call.ts';
import { isDetailData, isPageData } from '#app/content/page-data.ts';

/** In whose words the form at the foot of a page asks: the page's closing call's, or, for null, its own. */
export function useClosingCall(): ClosingCall | null {
  const { data } = useShown();
  return (isPageData(data) || isDetailData(data)) && data.status === 'loaded' ? data.closing : null;
}
