import { useLayoutEffect, useState } from 'react';
import type { CurrentPage } from '../base/current-page.ts';
import { STRUCTURED_DATA_ID } from '../base/frame-ids.ts';

/** Head elements that describe the page rather than the site. */
const OF_PAGE =
  'title, [property], [name="description"], [name="robots"], [name^="twitter:"], [rel="canonical"], [rel="alternate"], [rel="prev"], [rel="next"]';

/** Finds the elements in which the server described the first page. */
function findDescription(): readonly Element[] {
  const structured = document.getElementById(STRUCTURED_DATA_ID);
  return [...document.head.querySelectorAll(OF_PAGE), ...(structured ? [structured] : [])];
}

/** Removes the server's description of the first page when another page, which brings its own, is shown. */
export function useServedHead({ head }: CurrentPage): void {
  const [served] = useState(findDescription);
  useLayoutEffect(() => {
    if (head) for (const element of served) element.remove();
  }, [head, served]);
}
