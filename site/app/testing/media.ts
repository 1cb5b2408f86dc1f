import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** What a visitor's system says of them, as media queries ask for it. */
type Preferences = Readonly<Record<'prefers-reduced-motion' | 'prefers-contrast' | 'forced-colors', string>>;

async function emulate(features: { name: string; value: string }[]): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features });
}

/** Makes the browser say so until the test ends. */
export async function prefer(preferences: Partial<Preferences>): Promise<void> {
  await emulate(Object.entries(preferences).map(([name, value]) => ({ name, value })));
  onTestFinished(() => emulate([]));
}
