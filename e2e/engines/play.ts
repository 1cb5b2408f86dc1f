import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Engine, EngineWindow, Size } from './driver/engine.ts';

export const DESK: Size = { width: 1440, height: 900 };
export const PHONE: Size = { width: 360, height: 740 };

/** Registers a test in a new window, which fails on console errors too. */
export type Play = (name: string, size: Size, course: (window: EngineWindow) => Promise<void>) => void;

/** Starts a browser for the tests of a file; returns the function that registers them. */
export function playIn(start: () => Promise<Engine>): Play {
  let engine: Engine | undefined;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine?.stop());
  async function inWindow(running: Engine, name: string, size: Size, course: (window: EngineWindow) => Promise<void>) {
    const window = await running.openWindow();
    // Closes it after a timeout, too.
    onTestFinished(() => window.close());
    try {
      await window.resize(size);
      await course(window);
      expect(await window.takeErrors(), 'errors in the console').toEqual([]);
    } catch (error) {
      const picture = path.join(os.tmpdir(), `${running.name} ${name.replaceAll('/', ' ')}.png`);
      writeFileSync(picture, await window.picture());
      console.log(`${name}: see ${picture}`);
      throw error;
    }
  }
  return (name, size, course) =>
    test(name, async () => {
      if (!engine) throw new Error('The browser has not started.');
      await inWindow(engine, name, size, course);
    });
}
