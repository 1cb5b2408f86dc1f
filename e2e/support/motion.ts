import type { Page } from '@playwright/test';

/** Notes on the page's root element, from now on, that a transition between two pages began and what it moves. */
export async function noteTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function noted(...given) {
      const transition = start.apply(this, given);
      this.documentElement.dataset.moved = '';
      const note = () => {
        const parts = this.getAnimations().map(({ effect }) =>
          effect instanceof KeyframeEffect ? (effect.pseudoElement ?? '') : '',
        );
        this.documentElement.dataset.moved = [...new Set(parts)].sort().join(' ');
      };
      transition.ready.then(note, () => {});
      return transition;
    };
  });
}

/** What the last transition moved; null when there was none since the last look. */
export async function movedParts(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const { moved } = document.documentElement.dataset;
    delete document.documentElement.dataset.moved;
    return moved ?? null;
  });
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
