/**
 * A separate object store that speaks Amazon's S3: OpenStack Swift (Debian: `apt-get install swift-proxy swift-account
 * swift-container swift-object memcached`), in temporary folders. Tests read it over Swift's own protocol.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { isFree } from '../stacks/ports.ts';
import { type InstalledServer, startInstalled } from './installed-server.ts';

export type ObjectStore = {
  /** The CMS's settings for keeping its files there. */
  readonly settings: Readonly<Record<string, string>>;
  /** Returns the stored keys, of one folder or all, in the named bucket or the first one. */
  keys(folder?: string, bucket?: string): Promise<readonly string[]>;
  /** Creates another bucket, and returns the CMS's settings for it. */
  addBucket(name: string): Promise<Readonly<Record<string, string>>>;
  /** Deletes an object behind the CMS's back. */
  drop(key: string): Promise<void>;
  /** Stops all servers until `resume`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
};

const BUCKET = 'kontorwerk';
const [ACCOUNT, USER, KEY] = ['e2e', 'cms', 'a-key-of-the-tests'];
/** Swift is four servers, each of which calls the next; their shared state is in `memcached`. */
const KEEPERS = ['account', 'container', 'object'] as const;

const run = promisify(execFile);

/** Writes the ring, by which the servers find objects: all on the only disk. */
async function makeRing(folder: string, name: string, port: number): Promise<void> {
  const builder = path.join(folder, `${name}.builder`);
  const build = async (...args: readonly string[]) => {
    await run('swift-ring-builder', [builder, ...args]);
  };
  await build('create', '1', '1', '0');
  await build('add', `r1z1-127.0.0.1:${port}/disk`, '1');
  await build('rebalance');
}

function configuration(folder: string, port: number, rest: string): string {
  return `
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
swift_dir = ${folder}
devices = ${folder}
mount_check = false
disable_fallocate = true
user = ${os.userInfo().username}
${rest}`;
}

function keeper(folder: string, name: string, port: number): Promise<InstalledServer> {
  return startInstalled({
    command: `swift-${name}-server`,
    from: `swift-${name}`,
    args: (_folder, file) => [file],
    configuration: () =>
      configuration(
        folder,
        port,
        `[pipeline:main]\npipeline = ${name}-server\n[app:${name}-server]\nuse = egg:swift#${name}\n`,
      ),
    answers: async () => !(await isFree(port)),
  });
}

/** The filters that a request to the store passes, in this order, with their settings. */
function filtersFor(cachePort: number): Readonly<Record<string, string>> {
  return {
    catch_errors: '',
    gatekeeper: '',
    memcache: `memcache_servers = 127.0.0.1:${cachePort}`,
    s3api: '',
    tempauth: `user_${ACCOUNT}_${USER} = ${KEY} .admin`,
    bulk: '',
    slo: '',
  };
}

function front(folder: string, port: number, cachePort: number): Promise<InstalledServer> {
  const told = Object.entries(filtersFor(cachePort));
  const filters = told.map(([name, lines]) => `[filter:${name}]\nuse = egg:swift#${name}\n${lines}\n`);
  const pipeline = `[pipeline:main]\npipeline = ${told.map(([name]) => name).join(' ')} proxy-server\n`;
  const app = '[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n';
  return startInstalled({
    command: 'swift-proxy-server',
    from: 'swift-proxy',
    args: (_folder, file) => [file],
    configuration: () => configuration(folder, port, pipeline + app + filters.join('')),
    answers: async () => !(await isFree(port)),
  });
}

function cache(port: number): Promise<InstalledServer> {
  return startInstalled({
    command: 'memcached',
    from: 'memcached',
    args: () => ['-l', '127.0.0.1', '-p', String(port), '-U', '0', '-u', 'nobody'],
    configuration: () => '',
    answers: async () => !(await isFree(port)),
  });
}

async function ended(servers: readonly InstalledServer[]): Promise<void> {
  await Promise.all(servers.map((server) => server.stop()));
}

/** Starts a store with an empty bucket on a local port; its internal servers use the four ports after it. */
export async function startObjectStore(port: number): Promise<ObjectStore> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'e2e-objects-'));
  mkdirSync(path.join(folder, 'disk'));
  writeFileSync(
    path.join(folder, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_suffix = e2e\n[storage-policy:0]\nname = files\ndefault = yes\n',
  );
  const portOf = (name: (typeof KEEPERS)[number]) => port + 1 + KEEPERS.indexOf(name);
  const cachePort = port + 1 + KEEPERS.length;

  async function start(): Promise<readonly InstalledServer[]> {
    const starting = [
      ...KEEPERS.map((name) => keeper(folder, name, portOf(name))),
      cache(cachePort),
      front(folder, port, cachePort),
    ];
    const outcomes = await Promise.allSettled(starting);
    const servers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue;
      await ended(servers);
      throw outcome.reason;
    }
    return servers;
  }

  const url = `http://127.0.0.1:${port}`;
  /** Sends a request over Swift's own protocol, signed in. */
  async function ask(method: string, key: string, { query = '', bucket = BUCKET } = {}): Promise<Response> {
    const signedIn = await fetch(`${url}/auth/v1.0`, {
      headers: { 'X-Auth-User': `${ACCOUNT}:${USER}`, 'X-Auth-Key': KEY },
    });
    const token = signedIn.headers.get('x-auth-token') ?? '';
    const answer = await fetch(`${url}/v1/AUTH_${ACCOUNT}/${bucket}${key}${query}`, {
      method,
      headers: { 'X-Auth-Token': token },
    });
    if (!answer.ok) throw new Error(`The object store answers ${method} ${key} with ${answer.status}.`);
    return answer;
  }

  await Promise.all(KEEPERS.map((name) => makeRing(folder, name, portOf(name))));
  let servers = await start();
  await ask('PUT', '');
  const settings = {
    S3_BUCKET: BUCKET,
    S3_ENDPOINT: url,
    S3_ACCESS_KEY_ID: `${ACCOUNT}:${USER}`,
    S3_SECRET_ACCESS_KEY: KEY,
  };
  return {
    settings,
    async addBucket(bucket) {
      await ask('PUT', '', { bucket });
      return { ...settings, S3_BUCKET: bucket };
    },
    async keys(prefix, bucket = BUCKET) {
      const listed = await ask('GET', '', { query: prefix === undefined ? '' : `?prefix=${prefix}/`, bucket });
      return (await listed.text()).split('\n').filter(Boolean);
    },
    async drop(key) {
      await ask('DELETE', `/${key}`);
    },
    pause: () => ended(servers),
    async resume() {
      servers = await start();
    },
    async stop() {
      await ended(servers);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
