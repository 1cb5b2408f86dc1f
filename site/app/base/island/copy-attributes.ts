/** Gives an element the attributes of another; those that it has by itself stay. */
export function copyAttributes(from: HTMLElement, to: HTMLElement): void {
  for (const { name, value } of from.attributes)
    if (name !== 'style' && !to.hasAttribute(name)) to.setAttribute(name, value);
  // The page's policy refuses the attribute.
  to.style.cssText ||= from.style.cssText;
}
