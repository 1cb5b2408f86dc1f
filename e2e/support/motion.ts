import type { Page } from '@playwright/test';

/** Notes on the page's root element, from now on, how often a page came to the fore. */
export async function noteFades(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function noted(keyframes, options) {
      const { dataset } = document.documentElement;
      if (typeof options === 'object' && options.id === 'page') dataset.fades = String(Number(dataset.fades ?? 0) + 1);
      return animate.call(this, keyframes, options);
    };
  });
}

/** How often a page came to the fore since `noteFades`, as it opened. */
export async function fades(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset.fades ?? 0));
}

/** Everything on a page that takes longer than a millisecond to change, and what is changing right now. */
export async function movements(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const longest = (durations: string) => Math.max(...durations.split(',').map((one) => Number.parseFloat(one)));
    const slow = [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after', '::details-content'].flatMap((part) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element, part);
        const moves = longest(transitionDuration) > 0.001;
        const plays = animationName !== 'none' && !(longest(animationDuration) <= 0.001);
        return moves || plays ? [`${element.tagName}.${element.className} ${part ?? ''}`] : [];
      }),
    );
    const running = document
      .getAnimations()
      .map((animation) => Number(animation.effect?.getComputedTiming().duration))
      .flatMap((duration) => (duration <= 1 ? [] : [`running ${duration} ms`]));
    return [...new Set([...slow, ...running])];
  });
}
