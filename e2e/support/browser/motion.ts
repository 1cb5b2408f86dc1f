import type { Page } from '@playwright/test';

/** Counts page fades on the root element from now on. */
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

/** Returns how often a page faded in since `noteFades`. */
export async function fades(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset.fades ?? 0));
}

/** Lists elements whose transitions or animations last longer than a millisecond, and running animations. */
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
