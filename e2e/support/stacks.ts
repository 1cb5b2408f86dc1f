import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** The first of the ports that the tests listen on: another one lets two runs share a machine. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? '4310');

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

/** The stacks' places among the ports: ten for each. */
function stackAt(place: number): Stack {
  return stack(FIRST_PORT + 10 * place, FIRST_PORT + 10 * place + 1);
}

/** Runs during all tests; a test leaves it as it was found. */
export const MAIN_STACK = stackAt(0);

/** What the main stack prints, for tests that look for something in its log. */
export const MAIN_LOG_FILE = path.join(os.tmpdir(), `e2e-${MAIN_STACK.port}.log`);

/** Where WebKitGTK's driver listens, in `npm run engines`. */
export const WEBKIT_DRIVER_PORT = MAIN_STACK.port + 8;

/** By which it tells what it counts. */
export const METRICS_TOKEN = 'e2e-lantern-and-ledger';

/** Started, stopped and broken by the tests of outages alone. */
export const OUTAGE_STACK = stackAt(1);

/** What an import is read from, and then what it was read into: started by the test of that alone. */
export const IMPORT_STACK = stackAt(2);

/** A site on a backend that isn't ours: `cmsUrl` is the scripted backend. Runs during all tests. */
export const FOREIGN_STACK = stackAt(3);

/** Started, stopped, killed and broken by the tests of recovery alone. */
export const RECOVERY_STACK = stackAt(7);
export const RECOVERY_MAIL_SERVER_PORT = RECOVERY_STACK.port + 2;

/** Started to take pictures of. */
export const SHOTS_STACK = stackAt(4);

/** Killed again and again by `npm run faults`. */
export const FAULTS_STACK = stackAt(5);
export const FAULTS_MAIL_SERVER_PORT = FAULTS_STACK.port + 2;
export const FAULTS_POSTGRES_PORT = FAULTS_STACK.port + 3;

/** A CMS with a mail server and a webhook, started by the tests of mails alone. */
export const MAIL_STACK = stackAt(6);
export const MAIL_SERVER_PORT = MAIL_STACK.port + 2;
export const WEBHOOK_PORT = MAIL_STACK.port + 3;

/** Another one, with a mail server alone, for the test that kills it. */
export const MAIL_CRASH_STACK = stack(MAIL_STACK.port + 5, MAIL_STACK.port + 6);
export const MAIL_CRASH_SERVER_PORT = MAIL_CRASH_STACK.port + 2;

/** A site on a backend that somebody took over: started by the tests of that alone, `cmsUrl` is the backend. */
export const HOSTILE_STACK = stackAt(8);

/** On PostgreSQL: started by the tests of that alone (`npm run postgres`). */
export const POSTGRES_STACK = stackAt(9);
export const POSTGRES_PORT = POSTGRES_STACK.port + 2;
export const POSTGRES_MAIL_PORT = POSTGRES_STACK.port + 3;
/** Of the test of writes, which needs no stack. */
export const WRITES_POSTGRES_PORT = POSTGRES_STACK.port + 5;
/** Brought forward by the test of that alone. */
export const FILLED_POSTGRES_PORT = POSTGRES_STACK.port + 4;

/** Where the parts of an installation of many processes are. */
export type SharedPlaces = {
  /** Its public addresses, which are nginx's. */
  readonly front: Stack;
  /** A site and a process of the CMS each. */
  readonly members: readonly [Stack, Stack];
  readonly postgresPort: number;
  readonly mailPort: number;
  /** The four ports after an object store's are its own servers'. */
  readonly objectsPort: number;
};

/** Two sites and two processes of the CMS on one PostgreSQL, with nginx before each pair: started by tests of that alone. */
export const SHARED: SharedPlaces = {
  front: stack(FIRST_PORT + 110, FIRST_PORT + 117),
  members: [stack(FIRST_PORT + 111, FIRST_PORT + 113), stack(FIRST_PORT + 112, FIRST_PORT + 114)],
  postgresPort: FIRST_PORT + 115,
  mailPort: FIRST_PORT + 116,
  objectsPort: FIRST_PORT + 150,
};

/** The same in the place of the main stack (`npm run test-shared`). */
export const MAIN_SHARED: SharedPlaces = {
  front: MAIN_STACK,
  members: [stack(FIRST_PORT + 2, FIRST_PORT + 4), stack(FIRST_PORT + 3, FIRST_PORT + 5)],
  postgresPort: FIRST_PORT + 6,
  mailPort: FIRST_PORT + 7,
  objectsPort: FIRST_PORT + 170,
};

/** Set to have the main stack be one of many processes, on PostgreSQL and an object store. */
export const SHARED_VARIABLE = 'E2E_SHARED';

/** Each site of the main stack by itself: what is published reaches one sooner than another. */
export function mainSites(): readonly string[] {
  const sites = process.env[SHARED_VARIABLE] ? MAIN_SHARED.members : [MAIN_STACK];
  return sites.map(({ siteUrl }) => siteUrl);
}

/** Where limits are counted together: used by the tests of that alone. */
export const LIMITS_POSTGRES_PORT = FIRST_PORT + 118;
export const LIMITS_VALKEY_PORT = FIRST_PORT + 119;

/** Begun on SQLite and moved to PostgreSQL: started by the test of that alone. */
export const MOVED_STACK = stackAt(12);
export const MOVED_POSTGRES_PORT = MOVED_STACK.port + 2;

/** Behind nginx and then Caddy, which speak TLS at one address: started by the tests of that alone. */
export const PROXIED_STACK = stackAt(13);
export const PROXY_PORT = PROXIED_STACK.port + 2;
/** Where the proxy leads to TLS from. */
export const PROXY_PLAIN_PORT = PROXIED_STACK.port + 3;

/** Behind Varnish: started by the tests of that alone (`npm run varnish`). */
export const VARNISH_STACK = stackAt(10);
export const VARNISH_PORT = VARNISH_STACK.port + 2;
export const HASTY_VARNISH_PORT = VARNISH_STACK.port + 3;

/** On a WordPress: started by the tests of that alone (`npm run wordpress`). */
export const WORDPRESS_STACK = stackAt(19);
export const WORDPRESS_PORT = WORDPRESS_STACK.port + 2;

/** With a collector of its traces: started by the test of that alone. */
export const TRACED_STACK = stackAt(14);
export const TRACED_MAIL_SERVER_PORT = TRACED_STACK.port + 2;

/** On PostgreSQL and an object store, backed up and restored to others: started by the test of that alone. */
export const BACKED_UP_STACK = stackAt(16);
export const BACKED_UP_POSTGRES_PORT = BACKED_UP_STACK.port + 2;
export const BACKED_UP_OBJECTS_PORT = BACKED_UP_STACK.port + 3;

/** Looked at by `setup` before it starts, on PostgreSQL and an object store; nobody starts it. */
export const SETUP_STACK = stackAt(17);
export const SETUP_POSTGRES_PORT = SETUP_STACK.port + 2;
export const SETUP_OBJECTS_PORT = SETUP_STACK.port + 3;

/** Looked at behind nginx. */
export const SETUP_PROXIED_STACK = stackAt(18);
export const SETUP_PROXY_PORT = SETUP_PROXIED_STACK.port + 2;
export const SETUP_PLAIN_PORT = SETUP_PROXIED_STACK.port + 3;

/** Another on the scripted backend, without room for what is sent: started by the tests of that alone. */
export const LOST_STACK = stack(FOREIGN_STACK.port + 5, FOREIGN_STACK.cmsPort + 5);

/** The first administrator of every stack. */
export const ADMINISTRATOR = { email: 'e2e-admin@kontorwerk.example', password: 'e2e-paper-boat-harbour' } as const;
