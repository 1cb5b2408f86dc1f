import { copyAttributes } from '../base/island/copy-attributes.ts';

/** Copies an element with its attributes but without children. */
function copyBare(element: HTMLElement): HTMLElement {
  const copy = document.createElement(element.localName);
  copyAttributes(element, copy);
  return copy;
}

/**
 * Remembers the document outside of all islands and returns a function that restores it: if even the islands' markers
 * are gone, as without a page's comments, React renders the whole document again with a bare head and bare elements.
 */
export function rememberDocument(): () => void {
  const { documentElement, body, head } = document;
  const before = [documentElement, body].map((element) => ({ element, copy: copyBare(element) }));
  const inHead = [...head.children];
  // Elements that describe the first page leave the head with it; the charset stays as long as React leaves the head
  // alone.
  const charset = head.querySelector('[charset]');
  return () => {
    if (charset?.isConnected) return;
    for (const { element, copy } of before) copyAttributes(copy, element);
    // React has rendered everything, so nothing may stay held back.
    delete documentElement.dataset.layingOut;
    delete documentElement.dataset.holdingPictures;
    const rendered = [...head.children];
    head.append(...inHead.filter((element) => !rendered.some((other) => other.isEqualNode(element))));
  };
}
