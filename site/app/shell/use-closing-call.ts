import { useMemo } from 'react';
import { useCurrentPage } from '#app/base/current-page.ts';
import { useOwnWords } from '#app/base/language/own-words.ts';
import type { ClosingCall } from '#app/content/closing-call.ts';
import { isDetailData, isPageData } from '#app/content/page-data.ts';

/** Returns the words of the form at the foot of a page: the page's closing call, or null for the form's own. */
export function useClosingCall(): ClosingCall | null {
  const { data } = useCurrentPage();
  const own = useOwnWords('closing');
  return useMemo(() => {
    if (isPageData(data) && data.status === 'loaded') return data.closing;
    if (!isDetailData(data) || data.status !== 'loaded' || data.closing === null) return null;
    const { of, main_title, description } = data.closing;
    return {
      ...data.closing,
      main_title: own?.[`${of}Title`] ?? main_title,
      description: own?.[`${of}Text`] ?? description,
    };
  }, [data, own]);
}
