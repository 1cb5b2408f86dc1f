import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { WEBKIT_DRIVER_PORT } from '../../support/stacks/stacks.ts';
import { answers, until } from '../../support/until.ts';
import { type Engine, type EngineWindow, type InPage, type Json, keyActions, pointerActions } from './engine.ts';
import { ownFolder, startProgram } from './program.ts';
import { type RecordingProxy, startRecordingProxy } from './recording-proxy.ts';

/** Debian's program of the package `webkit2gtk-driver`. */
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
/** Debian's program of the package `xvfb`. */
const XVFB = '/usr/bin/Xvfb';

/** The paths of WebKitGTK's MiniBrowser, which the driver starts: by architecture and version. */
const MINI_BROWSERS = '/usr/lib/*/webkit*gtk-*/MiniBrowser';

/** In milliseconds. */
const START_MS = 30_000;

/** The driver's own timeouts, in milliseconds, so that an error names what hangs before the test times out. */
const TIMEOUTS = { pageLoad: 60_000, script: 60_000 };

/** How long a driver command may take, in milliseconds: longer than the driver's own timeouts. */
const COMMAND_MS = 90_000;

/** Shrinks the browser's bar, so that its window can be as narrow as a phone. */
const SMALL_BARS = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }\n';

/** WebDriver's key for an element reference. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const answer = v.object({ value: v.unknown() });
const session = v.object({ sessionId: v.string() });
const outcome = v.union([v.object({ failure: v.string() }), v.object({ json: v.nullable(v.string()) })]);
const element = v.object({ [ELEMENT]: v.string() });
const size = v.object({ width: v.number(), height: v.number() });

async function ask(url: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const request = { method, signal: AbortSignal.timeout(COMMAND_MS), ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(url, request).catch((cause: unknown) => {
    throw new Error(`WebKitWebDriver leaves unanswered: ${method} ${url}`, { cause });
  });
  const { value } = v.parse(answer, await response.json());
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

/** Opens a window in a separate browser, as a WebDriver session has only one. */
async function openSession(driver: string, browser: string, proxy: RecordingProxy): Promise<EngineWindow> {
  const own = { binary: browser, args: ['--automation', `--proxy=http://127.0.0.1:${proxy.port}`] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': own, timeouts: TIMEOUTS } };
  const { sessionId } = v.parse(session, await ask(`${driver}/session`, 'POST', { capabilities }));
  const at = `${driver}/session/${sessionId}`;
  const post = (command: string, body: object = {}) => ask(`${at}/${command}`, 'POST', body);
  const act = (source: object) => post('actions', { actions: [source] });
  const point = (actions: readonly object[]) =>
    act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  async function run<A extends readonly Json[]>(work: InPage<A>, ...args: A): Promise<unknown> {
    const script = `const [args, done] = arguments;
      (async () => JSON.stringify(await (${work})(...JSON.parse(args))) ?? null)()
        .then((json) => done({ json }), (error) => done({ failure: String(error) }));`;
    const found = v.parse(outcome, await post('execute/async', { script, args: [JSON.stringify(args)] }));
    if ('failure' in found) throw new Error(found.failure);
    return found.json === null ? undefined : JSON.parse(found.json);
  }
  return {
    run,
    open: async (url) => void (await post('url', { url })),
    back: async () => void (await post('back')),
    forward: async () => void (await post('forward')),
    async resize(wanted) {
      await post('window/rect', { x: 0, y: 0, ...wanted });
      // The browser's bar takes its height from the window, so it is added.
      const inner = v.parse(size, await run(() => ({ width: innerWidth, height: innerHeight })));
      const height = 2 * wanted.height - inner.height;
      if (height !== wanted.height) await post('window/rect', { x: 0, y: 0, width: wanted.width, height });
      const width = await run(() => innerWidth);
      if (width !== wanted.width) throw new Error(`The window is ${width} px wide, not ${wanted.width}.`);
    },
    runScript: async (source) => void (await post('execute/sync', { script: source, args: [] })),
    runFirst: async (source) => proxy.runFirst(source),
    move: async (to) => void (await point(pointerActions(to, false))),
    click: async (where) => void (await point(pointerActions(where, true))),
    press: async (...keys) => void (await act({ type: 'key', id: 'keys', actions: keyActions(keys) })),
    async chooseFile(selector, file) {
      const found = v.parse(element, await post('element', { using: 'css selector', value: selector }));
      await post(`element/${found[ELEMENT]}/value`, { text: file });
    },
    picture: async () => Buffer.from(v.parse(v.string(), await ask(`${at}/screenshot`, 'GET')), 'base64'),
    takeErrors: async () => proxy.takeErrors(),
    async close() {
      proxy.runFirst('');
      await ask(at, 'DELETE');
    },
  };
}

/** Starts WebKitGTK's driver on a virtual screen. */
export async function startWebKit(): Promise<Engine> {
  const browser = globSync(MINI_BROWSERS).sort().at(-1);
  if (!browser) throw new Error('WebKitGTK has no MiniBrowser: install it (apt-get install webkit2gtk-driver).');
  const { folder, remove } = ownFolder('webkit');
  const styles = path.join(folder, '.config/gtk-3.0');
  mkdirSync(styles, { recursive: true });
  writeFileSync(path.join(styles, 'gtk.css'), SMALL_BARS);
  const screen = startProgram(XVFB, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {});
  const display = await screen.printed(/^(\d+)$/m);
  const proxy = await startRecordingProxy();
  const driver = startProgram(WEBKIT_DRIVER, [`--port=${WEBKIT_DRIVER_PORT}`], {
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    // The sandbox of the web process needs privileges that containers don't grant.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  const url = `http://127.0.0.1:${WEBKIT_DRIVER_PORT}`;
  await until('WebKitWebDriver answers', () => answers(`${url}/status`), START_MS);
  return {
    name: 'WebKit',
    openWindow: () => openSession(url, browser, proxy),
    async stop() {
      await driver.stop();
      await screen.stop();
      await proxy.stop();
      remove();
    },
  };
}
