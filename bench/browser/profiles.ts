import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** A visitor's device and network. */
export type Profile = {
  readonly name: string;
  readonly context: BrowserContextOptions;
  /** The CPU slowdown relative to this machine. */
  readonly slowdown: number;
  /** Latency in milliseconds, and throughput in bytes per second; null for an unthrottled network. */
  readonly line: { readonly latency: number; readonly down: number; readonly up: number } | null;
};

export const LOCAL: Profile = {
  name: 'local',
  context: { viewport: { width: 1280, height: 800 } },
  slowdown: 1,
  line: null,
};

export const PHONE: Profile = {
  name: 'phone',
  context: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  slowdown: 1,
  line: null,
};

/** 150 ms, 1.6 Mbit/s down and 0.75 up, CPU four times slower: Lighthouse's slow 4G. */
export const SLOW_PHONE: Profile = {
  ...PHONE,
  name: 'slow phone',
  slowdown: 4,
  line: { latency: 150, down: 200_000, up: 93_750 },
};

/** A page in a fresh browser context, with its DevTools session. */
export type Visit = { readonly page: Page; readonly devtools: CDPSession; close(): Promise<void> };

/** Opens an empty page with a profile's device and network. */
export async function visit(browser: Browser, { context: options, slowdown, line }: Profile): Promise<Visit> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  if (line) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latency,
      downloadThroughput: line.down,
      uploadThroughput: line.up,
    });
  }
  if (slowdown > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, devtools, close: () => context.close() };
}
