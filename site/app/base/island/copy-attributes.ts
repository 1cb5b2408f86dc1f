/** Copies the attributes that `to` doesn't have yet. */
export function copyAttributes(from: HTMLElement, to: HTMLElement): void {
  for (const { name, value } of from.attributes)
    if (name !== 'style' && !to.hasAttribute(name)) to.setAttribute(name, value);
  // The content security policy forbids setting the `style` attribute.
  to.style.cssText ||= from.style.cssText;
}
