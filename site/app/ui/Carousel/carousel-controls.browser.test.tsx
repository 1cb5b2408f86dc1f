import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { serve } from '#app/testing/serve.tsx';
import { Carousel } from './Carousel.tsx';
import { type CarouselKind, PER_VIEW } from './per-view.ts';

/** Serves a carousel with a number of slides and its controls above. */
function serveSlides(kind: CarouselKind, count: number): void {
  const items = Array.from({ length: count }, (_, index) => ({ key: `${index}`, content: <p>Slide {index + 1}</p> }));
  serve(<Carousel label="Slides" kind={kind} items={items} head={(controls) => controls} />);
}

/** Whether controls are visible in a window of a width, in px; null if there are none. */
async function showsControlsAt(width: number): Promise<boolean | null> {
  await page.viewport(width, 800);
  const [button] = page.getByRole('button', { includeHidden: true }).elements();
  return button?.checkVisibility({ visibilityProperty: true }) ?? null;
}

const KINDS = ['clients', 'projects', 'certificates', 'reviews'] as const satisfies readonly CarouselKind[];

/** The width from which each number of slides is fully in view. */
const STEPS = KINDS.flatMap((kind) => PER_VIEW[kind].slice(1).map(({ from, count }) => ({ kind, from, count })));

test.each(STEPS)('§9 $count $kind need no controls from $from px on', async ({ kind, from, count }) => {
  serveSlides(kind, count);
  expect([await showsControlsAt(from - 1), await showsControlsAt(from)]).toEqual([true, false]);
});

test('a single slide has no controls', async () => {
  serveSlides('clients', 1);
  expect(await showsControlsAt(320)).toBeNull();
});

test('more slides than fit into any window have their controls in all of them', async () => {
  serveSlides('clients', 7);
  expect([await showsControlsAt(320), await showsControlsAt(2560)]).toEqual([true, true]);
});
