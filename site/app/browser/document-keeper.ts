/**
 * Keeps what stands on the document outside of all islands. Returns what puts it back: where even the islands' places are
 * gone, as without a page's comments, React renders the whole document anew, with a bare head and bare elements.
 */
export function keepDocument(): () => void {
  const { documentElement, body, head } = document;
  const attributes = [documentElement, body].map((element) => ({ element, before: [...element.attributes] }));
  const inHead = [...head.children];
  return () => {
    if (inHead.every(({ isConnected }) => isConnected)) return;
    for (const { element, before } of attributes)
      for (const { name, value } of before) if (!element.hasAttribute(name)) element.setAttribute(name, value);
    // What these hold back is shown when React has rendered it.
    delete documentElement.dataset.layingOut;
    delete documentElement.dataset.holdingPictures;
    const rendered = [...head.children];
    head.append(...inHead.filter((element) => !rendered.some((other) => other.isEqualNode(element))));
  };
}
