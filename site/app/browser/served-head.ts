import { useLayoutEffect, useState } from 'react';
import { STRUCTURED_DATA_ID } from '../base/frame-ids.ts';
import type { Shown } from '../base/shown.ts';

/** What the head says of a page, and not of the site. */
const OF_PAGE =
  'title, [property], [name="description"], [name="robots"], [name^="twitter:"], [rel="canonical"], [rel="alternate"], [rel="prev"], [rel="next"]';

/** Finds the elements by which the server describes the page that it sent. */
function findDescription(): readonly Element[] {
  const structured = document.getElementById(STRUCTURED_DATA_ID);
  return [...document.head.querySelectorAll(OF_PAGE), ...(structured ? [structured] : [])];
}

/** Takes the server's description of the first page out of the document when another is shown, which brings its own. */
export function useServedHead({ head }: Shown): void {
  const [served] = useState(findDescription);
  useLayoutEffect(() => {
    if (head) for (const element of served) element.remove();
  }, [head, served]);
}
