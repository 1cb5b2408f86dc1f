import type { Page } from '@playwright/test';

/** What React keeps on the container it hydrates, as far as it is looked at here. */
type Container = { stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } } };

/** Waits until React has taken the page over, whoever made the app start, and all of the page is laid out. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
    if (key === undefined || 'layingOut' in document.documentElement.dataset) return false;
    const container: Container = Reflect.get(document, key);
    return container.stateNode.current.memoizedState?.isDehydrated === false;
  });
}

/** Makes the app start as a visitor would, by reaching for the page, and waits until it has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: 1 })),
  );
  await takenOver(page);
}
