import { copyAttributes } from '../base/island/copy-attributes.ts';

/** An element with the attributes of another, and nothing in it. */
function bareCopy(element: HTMLElement): HTMLElement {
  const copy = document.createElement(element.localName);
  copyAttributes(element, copy);
  return copy;
}

/**
 * Keeps what stands on the document outside of all islands. Returns what puts it back: where even the islands' places are
 * gone, as without a page's comments, React renders the whole document anew, with a bare head and bare elements.
 */
export function keepDocument(): () => void {
  const { documentElement, body, head } = document;
  const before = [documentElement, body].map((element) => ({ element, copy: bareCopy(element) }));
  const inHead = [...head.children];
  // What describes the first page leaves the head with it; this stays as long as React leaves the head alone.
  const charset = head.querySelector('[charset]');
  return () => {
    if (charset?.isConnected) return;
    for (const { element, copy } of before) copyAttributes(copy, element);
    // What these hold back is shown when React has rendered it.
    delete documentElement.dataset.layingOut;
    delete documentElement.dataset.holdingPictures;
    const rendered = [...head.children];
    head.append(...inHead.filter((element) => !rendered.some((other) => other.isEqualNode(element))));
  };
}
