import { writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { type Bidi, connectBidi } from './bidi.ts';
import { type Engine, type EngineWindow, type InPage, type Json, keyActions, pointerActions } from './engine.ts';
import { ownFolder, startProgram } from './program.ts';

/** Debian's program of the package `firefox-esr`. */
const FIREFOX = '/usr/bin/firefox-esr';

/** Stops the browser's own background requests. */
const PREFERENCES = {
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage': 'about:blank',
  'browser.startup.page': 0,
  // As on phones: overlay scrollbars take no width.
  'widget.gtk.overlay-scrollbars.enabled': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.systemAddon.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
  'ui.useOverlayScrollbars': 1,
} as const;

const created = v.object({ context: v.string() });
const madeContext = v.object({ userContext: v.string() });
const preload = v.object({ script: v.string() });
const picture = v.object({ data: v.string() });
const entry = v.looseObject({
  level: v.string(),
  text: v.nullable(v.string()),
  source: v.looseObject({ context: v.optional(v.string()) }),
});
const outcome = v.variant('type', [
  v.looseObject({ type: v.literal('success'), result: v.looseObject({ value: v.optional(v.unknown()) }) }),
  v.looseObject({ type: v.literal('exception'), exceptionDetails: v.looseObject({ text: v.string() }) }),
]);
const element = v.looseObject({ result: v.object({ type: v.literal('node'), sharedId: v.string() }) });

/** Opens a tab and collects the errors of its pages. */
async function openTab(bidi: Bidi, errorsOf: Map<string, string[]>): Promise<EngineWindow> {
  const { userContext } = v.parse(madeContext, await bidi.send('browser.createUserContext', {}));
  const { context } = v.parse(created, await bidi.send('browsingContext.create', { type: 'tab', userContext }));
  const send = (method: string, params: object) => bidi.send(method, { context, ...params });
  const act = (source: object) => send('input.performActions', { actions: [source] });
  const point = (actions: readonly object[]) =>
    act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  errorsOf.set(context, []);
  let first: string | null = null;
  return {
    open: async (url) => void (await send('browsingContext.navigate', { url, wait: 'complete' })),
    back: async () => void (await send('browsingContext.traverseHistory', { delta: -1 })),
    forward: async () => void (await send('browsingContext.traverseHistory', { delta: 1 })),
    resize: async (viewport) => void (await send('browsingContext.setViewport', { viewport })),
    async run<A extends readonly Json[]>(work: InPage<A>, ...args: A) {
      const answer = v.parse(
        outcome,
        await bidi.send('script.callFunction', {
          functionDeclaration: `async (args) => JSON.stringify(await (${work})(...JSON.parse(args)))`,
          arguments: [{ type: 'string', value: JSON.stringify(args) }],
          awaitPromise: true,
          userActivation: false,
          target: { context },
        }),
      );
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      const { value } = answer.result;
      return typeof value === 'string' ? JSON.parse(value) : undefined;
    },
    runScript: async (source) => {
      const expression = `(() => {${source}\n})()`;
      const answer = await bidi.send('script.evaluate', { expression, awaitPromise: false, target: { context } });
      const { type, ...rest } = v.parse(outcome, answer);
      if (type === 'exception') throw new Error(JSON.stringify(rest));
    },
    async runFirst(source) {
      if (first) await bidi.send('script.removePreloadScript', { script: first });
      first = null;
      if (source === '') return;
      const functionDeclaration = `() => {${source}\n}`;
      const added = await bidi.send('script.addPreloadScript', { functionDeclaration, contexts: [context] });
      first = v.parse(preload, added).script;
    },
    move: async (to) => void (await point(pointerActions(to, false))),
    click: async (at) => void (await point(pointerActions(at, true))),
    press: async (...keys) => void (await act({ type: 'key', id: 'keys', actions: keyActions(keys) })),
    async chooseFile(selector, file) {
      const found = await bidi.send('script.callFunction', {
        functionDeclaration: 'selector => document.querySelector(selector)',
        arguments: [{ type: 'string', value: selector }],
        awaitPromise: false,
        target: { context },
      });
      const { sharedId } = v.parse(element, found).result;
      await send('input.setFiles', { element: { sharedId }, files: [file] });
    },
    picture: async () =>
      Buffer.from(v.parse(picture, await send('browsingContext.captureScreenshot', {})).data, 'base64'),
    takeErrors: async () => errorsOf.get(context)?.splice(0) ?? [],
    async close() {
      await bidi.send('browser.removeUserContext', { userContext });
      errorsOf.delete(context);
    },
  };
}

/** Starts Firefox headless; it speaks WebDriver BiDi natively. */
export async function startFirefox(): Promise<Engine> {
  const { folder, remove } = ownFolder('firefox');
  const preferences = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(path.join(folder, 'user.js'), preferences.join(''));
  const program = startProgram(
    FIREFOX,
    ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'],
    { HOME: folder },
  );
  const bidi = await connectBidi(`${await program.printed(/WebDriver BiDi listening on (ws:\S+)/)}/session`);
  await bidi.send('session.new', { capabilities: {} });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  const errorsOf = new Map<string, string[]>();
  bidi.onEvent((method, params) => {
    if (method !== 'log.entryAdded') return;
    const { level, text, source } = v.parse(entry, params);
    if (level === 'error') errorsOf.get(source.context ?? '')?.push(text ?? '');
  });
  return {
    name: 'Firefox',
    openWindow: () => openTab(bidi, errorsOf),
    async stop() {
      await bidi.send('browser.close', {}).catch(() => {});
      bidi.close();
      await program.stop();
      remove();
    },
  };
}
