import { CONTACT_PATH } from '@kontorwerk/contract/wire';
import type { ServerBuild } from 'react-router';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as app from '../../app/entry.server.tsx';
import { buildDefaultSettings } from '../content-store/default-settings.ts';
import type { FormSubmission } from '../submissions/submissions.ts';
import { createStubBuild } from '../testing/stub-build.ts';
import { createPageRenderer, type PageRequest } from './page-renderer.ts';

const READ: PageRequest = { method: 'GET', target: '/', headers: {}, form: null, clientAddress: '192.0.2.7' };

const takenIn = { status: 200, headers: ['Retry-After', '5'], body: Buffer.from('{}') };

function rendererFor(build: unknown, post = vi.fn(async (_submission: FormSubmission) => takenIn)) {
  return createPageRenderer({
    loadBuild: async () => build,
    store: {
      entries: () => [],
      isAbsent: () => false,
      answer: async () => [],
      settings: () => buildDefaultSettings('https://kontorwerk.example'),
    },
    publicUrl: 'https://www.example',
    token: 'the token',
    directory: { entries: () => [] },
    submissions: { post },
    searchServices: {
      search: { answer: () => ({ query: '', kind: null, kinds: [], total: 0, results: [] }) },
      nearest: () => [],
    },
    styles: '',
    mode: 'production',
  });
}

describe('createPageRenderer', () => {
  it('gives the loaders the content, and the public origin whatever was asked for', async () => {
    const build = createStubBuild(
      ({ request, source }) => `${request.url} ${source.settings('en').brand_name} ${source.token}`,
    );
    const { response } = await rendererFor(build)({ ...READ, target: '/projects?category=x' });
    expect(await response.text()).toContain('https://www.example/projects?category=x kontorwerk.example the token');
  });

  it('accepts a form from its own origin and refuses one from another', async () => {
    const build = createStubBuild(() => 'x');
    const form = new FormData();
    form.set('name', 'Ada');
    const send = async (origin: string) => {
      const { response } = await rendererFor(build)({
        ...READ,
        method: 'POST',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        form,
      });
      return response;
    };
    expect(await (await send('https://www.example')).text()).toContain('sent by Ada');
    expect((await send('https://evil.example')).status).toBe(400);
  });

  it('sends forms on in the name of the visitor, and hands the answer back', async () => {
    const resume = new File(['x'], 'cv.pdf');
    const build = createStubBuild(async ({ source }) => {
      const answer = await source.post(CONTACT_PATH, { a: 1 }, 'de', { resume });
      return `${answer.status} ${answer.headers.get('retry-after')} ${await answer.text()}`;
    });
    const post = vi.fn(async (_submission: FormSubmission) => takenIn);
    const { response } = await rendererFor(build, post)(READ);
    expect(await response.text()).toContain('200 5 {}');
    expect(post.mock.calls).toEqual([
      [{ path: CONTACT_PATH, language: 'de', clientAddress: '192.0.2.7', fields: { a: 1 }, files: { resume } }],
    ]);
  });

  it('gives each rendering a nonce of its own, and tells the title that the rendering found', async () => {
    const render = rendererFor(createStubBuild(() => 'Our title'));
    const [first, second] = [await render(READ), await render(READ)];
    expect(await first.response.text()).toContain(`<script nonce="${first.nonce}">`);
    expect(first.nonce).not.toBe(second.nonce);
    expect(first.title).toBe('Our title');
  });

  it('leaves no timer behind of a page whose shell fails', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    vi.spyOn(console, 'error').mockReturnValue();
    const broken = () => {
      throw new Error('This page is broken.');
    };
    const stub = createStubBuild(() => 'x');
    const page = { ...stub.routes.page, id: 'page', module: { loader: () => 'x', default: broken } };
    const module = { ...app, handleError() {} };
    const build = { ...stub, entry: { module }, routes: { page } };
    expect((await rendererFor(build)(READ)).response.status).toBe(500);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('says what is wrong with a build that is none of ours', async () => {
    const build: ServerBuild = createStubBuild(() => 'x');
    const parts = Object.entries(build.entry.module).filter(([name]) => name !== 'contentContext');
    const module = Object.fromEntries(parts);
    await expect(rendererFor({ ...build, entry: { module } })(READ)).rejects.toThrow('contentContext');
    await expect(rendererFor({})(READ)).rejects.toThrow();
  });
});
