/** A site with its CMS, as the tests start it. */
export type Stack = {
  readonly port: number;
  readonly cmsPort: number;
  /** Where visitors and editors reach it. */
  readonly siteUrl: string;
  /** Where the CMS itself listens: for tests that have to look behind the site. */
  readonly cmsUrl: string;
};

function stack(port: number, cmsPort: number): Stack {
  return { port, cmsPort, siteUrl: `http://localhost:${port}`, cmsUrl: `http://127.0.0.1:${cmsPort}` };
}

/** Runs during all tests; a test leaves it as it was found. */
export const MAIN_STACK = stack(4310, 4311);
/** Started, stopped and broken by the tests of outages alone. */
export const OUTAGE_STACK = stack(4320, 4321);

/** Started and stopped by the tests of stopping alone. */
export const STOPPING_STACK = stack(4330, 4331);

/** The first administrator of every stack. */
export const ADMINISTRATOR = { email: 'e2e-admin@kontorwerk.example', password: 'e2e-paper-boat-harbour' } as const;
