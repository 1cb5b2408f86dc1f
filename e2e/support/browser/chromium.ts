import { chromiumPath } from '../../../tools/debian/chromium.ts';

const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser's launch options. */
export const CHROMIUM = { executablePath: chromiumPath(), args: ARGUMENTS };
