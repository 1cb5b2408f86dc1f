import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** The first of the ports that the tests listen on: another one lets two runs share a machine. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? '4310');

/** A site with its CMS, as the tests start it. */
export type Stack = {
  readonly port: number;
  readonly cmsPort: number;
  /** The address for visitors and editors. */
  readonly siteUrl: string;
  /** The address of the CMS itself: for tests that have to look behind the site. */
  readonly cmsUrl: string;
};

function stack(port: number, cmsPort: number): Stack {
  return { port, cmsPort, siteUrl: `http://localhost:${port}`, cmsUrl: `http://127.0.0.1:${cmsPort}` };
}

/** Returns the stack at a position among the ports: each has ten. */
function stackAt(place: number): Stack {
  return stack(FIRST_PORT + 10 * place, FIRST_PORT + 10 * place + 1);
}

/** Runs during all tests; each test restores what it changed. */
export const MAIN_STACK = stackAt(0);

/** The main stack's output, for tests that search its log. */
export const MAIN_LOG_FILE = path.join(os.tmpdir(), `e2e-${MAIN_STACK.port}.log`);

/** The port of WebKitGTK's driver, in `npm run try -- engines`. */
export const WEBKIT_DRIVER_PORT = MAIN_STACK.port + 8;

/** The token for its metrics. */
export const METRICS_TOKEN = 'e2e-lantern-and-ledger';

/** Started, stopped and broken by the outage tests only. */
export const OUTAGE_STACK = stackAt(1);

/** The source of an import, and then its target: started by the import test only. */
export const IMPORT_STACK = stackAt(2);

/** A site on a backend that isn't ours: `cmsUrl` is the scripted backend. Runs during all tests. */
export const FOREIGN_STACK = stackAt(3);

/** Started, stopped, killed and broken by the recovery tests only. */
export const RECOVERY_STACK = stackAt(7);
export const RECOVERY_MAIL_SERVER_PORT = RECOVERY_STACK.port + 2;

/** Started for screenshots. */
export const SHOTS_STACK = stackAt(4);

/** Killed repeatedly by `npm run try -- faults`. */
export const FAULTS_STACK = stackAt(5);
export const FAULTS_MAIL_SERVER_PORT = FAULTS_STACK.port + 2;
export const FAULTS_POSTGRES_PORT = FAULTS_STACK.port + 3;

/** A CMS with a mail server and a webhook, started by the mail tests only. */
export const MAIL_STACK = stackAt(6);
export const MAIL_SERVER_PORT = MAIL_STACK.port + 2;
export const WEBHOOK_PORT = MAIL_STACK.port + 3;

/** Another CMS, with a mail server only, for the test that kills it. */
export const MAIL_CRASH_STACK = stack(MAIL_STACK.port + 5, MAIL_STACK.port + 6);
export const MAIL_CRASH_SERVER_PORT = MAIL_CRASH_STACK.port + 2;

/** A site with a compromised backend, which `cmsUrl` is: started by its own tests only. */
export const HOSTILE_STACK = stackAt(8);

/** On PostgreSQL: started by its own tests only (`npm run try -- postgres`). */
export const POSTGRES_STACK = stackAt(9);
export const POSTGRES_PORT = POSTGRES_STACK.port + 2;
export const POSTGRES_MAIL_PORT = POSTGRES_STACK.port + 3;
/** The server of the test of writes, which needs no stack. */
export const WRITES_POSTGRES_PORT = POSTGRES_STACK.port + 5;

/** The addresses and ports of an installation of many processes. */
export type SharedPlaces = {
  /** Its public addresses, which are nginx's. */
  readonly front: Stack;
  /** A site and a process of the CMS each. */
  readonly members: readonly [Stack, Stack];
  readonly postgresPort: number;
  readonly mailPort: number;
  /** The four ports after it are those of the object store's internal servers. */
  readonly objectsPort: number;
};

/** Two sites and two CMS processes on one PostgreSQL, nginx before each pair: started by its own tests only. */
export const SHARED: SharedPlaces = {
  front: stack(FIRST_PORT + 110, FIRST_PORT + 117),
  members: [stack(FIRST_PORT + 111, FIRST_PORT + 113), stack(FIRST_PORT + 112, FIRST_PORT + 114)],
  postgresPort: FIRST_PORT + 115,
  mailPort: FIRST_PORT + 116,
  objectsPort: FIRST_PORT + 150,
};

/** The same for the main stack (`npm run try -- test-shared`). */
export const MAIN_SHARED: SharedPlaces = {
  front: MAIN_STACK,
  members: [stack(FIRST_PORT + 2, FIRST_PORT + 4), stack(FIRST_PORT + 3, FIRST_PORT + 5)],
  postgresPort: FIRST_PORT + 6,
  mailPort: FIRST_PORT + 7,
  objectsPort: FIRST_PORT + 170,
};

/** Set to run the main stack as many processes, on PostgreSQL and an object store. */
export const SHARED_VARIABLE = 'E2E_SHARED';

/** Returns the address of each site of the main stack: a publication reaches one sooner than another. */
export function mainSites(): readonly string[] {
  const sites = process.env[SHARED_VARIABLE] ? MAIN_SHARED.members : [MAIN_STACK];
  return sites.map(({ siteUrl }) => siteUrl);
}

/** The stores of shared rate limits: used by their own tests only. */
export const LIMITS_POSTGRES_PORT = FIRST_PORT + 118;
export const LIMITS_VALKEY_PORT = FIRST_PORT + 119;

/** Begun on SQLite and moved to PostgreSQL: started by its own test only. */
export const MOVED_STACK = stackAt(12);
export const MOVED_POSTGRES_PORT = MOVED_STACK.port + 2;

/** Behind nginx and then Caddy, which terminate TLS at one address: started by its own tests only. */
export const PROXIED_STACK = stackAt(13);
export const PROXY_PORT = PROXIED_STACK.port + 2;
/** The proxy's HTTP port, which redirects to TLS. */
export const PROXY_PLAIN_PORT = PROXIED_STACK.port + 3;

/** Behind Varnish: started by its own tests only (`npm run try -- varnish`). */
export const VARNISH_STACK = stackAt(10);
export const VARNISH_PORT = VARNISH_STACK.port + 2;
export const HASTY_VARNISH_PORT = VARNISH_STACK.port + 3;

/** On a WordPress: started by its own tests only (`npm run try -- wordpress`). */
export const WORDPRESS_STACK = stackAt(19);
export const WORDPRESS_PORT = WORDPRESS_STACK.port + 2;

/** With a trace collector: started by its own test only. */
export const TRACED_STACK = stackAt(14);
export const TRACED_MAIL_SERVER_PORT = TRACED_STACK.port + 2;

/** On PostgreSQL and an object store, backed up and restored to others: started by its own test only. */
export const BACKED_UP_STACK = stackAt(16);
export const BACKED_UP_POSTGRES_PORT = BACKED_UP_STACK.port + 2;
export const BACKED_UP_OBJECTS_PORT = BACKED_UP_STACK.port + 3;

/** Checked by `setup` before a start, on PostgreSQL and an object store; never started. */
export const SETUP_STACK = stackAt(17);
export const SETUP_POSTGRES_PORT = SETUP_STACK.port + 2;
export const SETUP_OBJECTS_PORT = SETUP_STACK.port + 3;

/** Checked behind nginx. */
export const SETUP_PROXIED_STACK = stackAt(18);
export const SETUP_PROXY_PORT = SETUP_PROXIED_STACK.port + 2;
export const SETUP_PLAIN_PORT = SETUP_PROXIED_STACK.port + 3;

/** Another site on the scripted backend, without space for submissions: started by its own tests only. */
export const LOST_STACK = stack(FOREIGN_STACK.port + 5, FOREIGN_STACK.cmsPort + 5);

/** A packed site and its scripted backend, `cmsUrl`: started by their own test only. */
export const PACKED_STACK = stack(FOREIGN_STACK.port + 7, FOREIGN_STACK.cmsPort + 7);

/** The first administrator of every stack. */
export const ADMINISTRATOR = { email: 'e2e-admin@kontorwerk.example', password: 'e2e-paper-boat-harbour' } as const;
