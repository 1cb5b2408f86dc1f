import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** The visitor's system preferences as media features. */
type Preferences = Readonly<Record<'prefers-reduced-motion' | 'prefers-contrast' | 'forced-colors', string>>;

async function emulate(features: { name: string; value: string }[]): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features });
}

/** Emulates preferences until the test ends. */
export async function prefer(preferences: Partial<Preferences>): Promise<void> {
  await emulate(Object.entries(preferences).map(([name, value]) => ({ name, value })));
  onTestFinished(() => emulate([]));
}
