import type { ServerBuild } from 'react-router';
import { describe, expect, it, onTestFinished } from 'vitest';
import { neutralSettings } from '../content-store/neutral-settings.ts';
import { startFakeBackend } from '../testing/fake-backend.ts';
import { stubBuild } from '../testing/stub-build.ts';
import { createPageRenderer, type PageRequest } from './page-renderer.ts';

const READ: PageRequest = { method: 'GET', target: '/', headers: {}, body: null, clientAddress: '192.0.2.7' };

function rendererFor(build: unknown, backendUrl = 'http://127.0.0.1:1') {
  return createPageRenderer({
    loadBuild: async () => build,
    store: {
      entries: () => [],
      settings: () => neutralSettings('https://kontorwerk.example'),
    },
    backendUrl,
    publicUrl: 'https://www.example',
    token: 'the token',
    fetch,
    mode: 'production',
  });
}

describe('createPageRenderer', () => {
  it('gives the loaders the content, and the public origin whatever was asked for', async () => {
    const build = stubBuild(
      ({ request, source }) => `${request.url} ${source.settings('en').brand_name} ${source.token}`,
    );
    const { response } = await rendererFor(build)({ ...READ, target: '/projects?category=x' });
    expect(await response.text()).toContain('https://www.example/projects?category=x kontorwerk.example the token');
  });

  it('accepts a form from its own origin and refuses one from another', async () => {
    const build = stubBuild(() => 'x');
    const send = async (origin: string) => {
      const { response } = await rendererFor(build)({
        ...READ,
        method: 'POST',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: Buffer.from('name=Ada'),
      });
      return response;
    };
    expect(await (await send('https://www.example')).text()).toContain('sent by Ada');
    expect((await send('https://evil.example')).status).toBe(400);
  });

  it('sends forms on to the backend in the name of the visitor', async () => {
    const backend = await startFakeBackend();
    onTestFinished(() => backend.stop());
    backend.answers.set('/wp-json/bc/v1/submit-form', (_request, response) => response.end('{}'));
    const build = stubBuild(async ({ source }) => {
      const answer = await source.post('/wp-json/bc/v1/submit-form', { a: 1 }, 'de');
      return String(answer.status);
    });
    const { response } = await rendererFor(build, backend.url)(READ);
    expect(await response.text()).toContain('200');
    const [seen] = backend.requests;
    expect(seen?.body.toString()).toBe('{"a":1}');
    expect(seen?.headers).toMatchObject({
      'accept-language': 'de',
      'x-bc-secure': 'the token',
      'x-forwarded-for': '192.0.2.7',
      'x-forwarded-host': 'www.example',
      'x-forwarded-proto': 'https',
    });
  });

  it('gives each rendering a nonce of its own, and tells the title that the rendering found', async () => {
    const render = rendererFor(stubBuild(() => 'Our title'));
    const [first, second] = [await render(READ), await render(READ)];
    expect(await first.response.text()).toContain(`<script nonce="${first.nonce}">`);
    expect(first.nonce).not.toBe(second.nonce);
    expect(first.title).toBe('Our title');
  });

  it('says what is wrong with a build that is none of ours', async () => {
    const build: ServerBuild = stubBuild(() => 'x');
    const parts = Object.entries(build.entry.module).filter(([name]) => name !== 'contentContext');
    const module = Object.fromEntries(parts);
    await expect(rendererFor({ ...build, entry: { module } })(READ)).rejects.toThrow('contentContext');
    await expect(rendererFor({})(READ)).rejects.toThrow();
  });
});
