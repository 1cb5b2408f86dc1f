/**
 * An installation of many processes: sites and processes of the CMS on one PostgreSQL and one object store. Each knows
 * only one address, at which nginx balances the load.
 */

import { type MailServer, startMailServer } from '../services/mail-server.ts';
import { startNginx } from '../services/nginx.ts';
import { type ObjectStore, startObjectStore } from '../services/object-store.ts';
import { type Postgres, startPostgres } from '../services/postgres.ts';
import type { Launched } from './launch.ts';
import { createRunner } from './runner.ts';
import { SHARED, type SharedPlaces, type Stack } from './stacks.ts';
import type { Version } from './versions.ts';

/** One of the processes, with the launcher that supervises it. */
export type Member = {
  /** Starts it, in the initial version or in another, and resolves when it answers. */
  start(version?: Version): Promise<void>;
  /** Ends it as a service manager does. */
  stop(): Promise<void>;
  /** Kills it at once. */
  crash(): Promise<void>;
};

export type SharedStack = {
  readonly siteUrl: string;
  readonly postgres: Postgres;
  readonly objects: ObjectStore;
  readonly mails: MailServer;
  readonly cms: readonly Member[];
  readonly sites: readonly Member[];
  end(): Promise<void>;
};

const PASSED_ON = `
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Connection "";
      proxy_buffering off;
      proxy_read_timeout 1h;`;

/** Configures nginx as a load balancer for processes of a kind. */
function balanced(name: string, port: number, ports: readonly number[], locations: string): string {
  const servers = ports.map((each) => `    server 127.0.0.1:${each} max_fails=0;`).join('\n');
  return `
  upstream ${name} {
${servers}
    keepalive 256;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 20m;
    ${locations}
  }`;
}

/** With two versions running, a process may not have the scripts and styles that the other's pages refer to. */
const ASKED_OF_BOTH = 'proxy_next_upstream error timeout http_404;';

const CMS_LOCATIONS = `
    location / { proxy_pass http://cms;${PASSED_ON} }
    location /_next/static/ { proxy_pass http://cms; ${ASKED_OF_BOTH}${PASSED_ON} }`;

/**
 * The sites tell the CMS the visitor's address, which they get from the proxy before them. Like nginx behind a load
 * balancer, it takes the address from the header, so that each test can be a visitor of its own.
 */
const SENDER = `
      set_real_ip_from 127.0.0.1;
      real_ip_header X-Forwarded-For;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;`;

/** A form that an ending site didn't take is retried at another: it is stored once. Editors' requests are not. */
const SITE_LOCATIONS = `
    location / {
      proxy_pass http://site;
      proxy_next_upstream error timeout non_idempotent;${PASSED_ON}${SENDER}
    }
    location ~ ^/(assets|_next/static)/ { proxy_pass http://site; ${ASKED_OF_BOTH}${PASSED_ON}${SENDER} }
    location ~ ^/(admin|api|_next)(/|$) { proxy_pass http://site;${PASSED_ON}${SENDER} }`;

type Settings = Readonly<Record<string, string>>;

/** The options of an installation of many processes. */
export type SharedWish = {
  readonly places?: SharedPlaces;
  readonly sites?: 1 | 2;
  readonly ofSites?: (postgres: Postgres) => Settings;
  readonly ofCms?: Settings;
  /** The version to start, by default the present one. */
  readonly version?: Version;
  /** Called with all output of the processes. */
  readonly log?: (text: string) => void;
};

/** Starts two processes of the CMS concurrently, on an empty database, and then one or two sites. */
export async function startShared({
  places: { front, members, postgresPort, mailPort, objectsPort } = SHARED,
  sites: count = 1,
  ofSites = () => ({}),
  ofCms = {},
  version: first,
  log,
}: SharedWish = {}): Promise<SharedStack> {
  const { siteUrl } = front;
  const used = members.slice(0, count);
  const ends: (() => Promise<unknown>)[] = [];
  const end = async () => {
    for (const each of ends) await each();
  };
  /** Waits for a server; if it doesn't start, ends those that run already. */
  async function begun<T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T> {
    const server = await starting.catch(async (error: unknown) => {
      await end();
      throw error;
    });
    ends.unshift(server.stop);
    return server;
  }
  const postgres = await begun(startPostgres(postgresPort));
  const objects = await begun(startObjectStore(objectsPort));
  const mails = await begun(startMailServer(mailPort));
  const cmsPorts = members.map(({ cmsPort }) => cmsPort);
  const sitePorts = used.map(({ port }) => port);
  await begun(
    startNginx(
      front.cmsPort,
      balanced('cms', front.cmsPort, cmsPorts, CMS_LOCATIONS) + balanced('site', front.port, sitePorts, SITE_LOCATIONS),
    ),
  );
  const settings: Readonly<Record<'site' | 'cms', Settings>> = {
    cms: {
      PUBLIC_URL: siteUrl,
      DATABASE_URI: postgres.uri,
      ...objects.settings,
      PAYLOAD_SECRET: 'one secret for all of them, 32 at least',
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      MAIL_FROM: 'website@kontorwerk.example',
      ...ofCms,
    },
    site: { PUBLIC_URL: siteUrl, BACKEND_URL: front.cmsUrl, TRUSTED_PROXIES: '1', ...ofSites(postgres) },
  };

  function member(half: 'site' | 'cms', stack: Stack): Member {
    const runner = createRunner(stack, settings[half], log);
    ends.unshift(runner.end);
    let launched: Launched | undefined;
    return {
      async start(version = first) {
        launched = await runner.start(half, version?.programs[half]);
      },
      async stop() {
        await launched?.stop();
      },
      async crash() {
        await launched?.crash();
      },
    };
  }

  const cms = members.map((stack) => member('cms', stack));
  const sites = used.map((stack) => member('site', stack));
  try {
    await Promise.all(cms.map((each) => each.start()));
    await Promise.all(sites.map((each) => each.start()));
  } catch (error) {
    await end();
    throw error;
  }
  return { siteUrl, postgres, objects, mails, cms, sites, end };
}
