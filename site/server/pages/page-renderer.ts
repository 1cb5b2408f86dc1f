import { randomUUID } from 'node:crypto';
import type { Language } from '@kontorwerk/contract/languages';
import { SECURE_HEADER } from '@kontorwerk/contract/wire';
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import * as v from 'valibot';
import type { ContentSource } from '../../app/content/content-context.ts';
import type { Rendering } from '../../app/content/rendering.ts';
import { TIME_LIMITS } from '../base/limits.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import { visitorHeaders } from '../http/visitor.ts';

/** One request for a page, reduced to what a page may depend on. */
export type PageRequest = {
  readonly method: string;
  /** Path and query, normal spelling. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
  /** Who is asking; told to the backend when a form is sent on. */
  readonly clientAddress: string;
};

/** The request for a page to read. It depends on its address only: nothing a visitor sends along reaches it. */
export function readingOf(target: string): PageRequest {
  return { method: 'GET', target, headers: { accept: 'text/html' }, body: null, clientAddress: '' };
}

/** A page as it was rendered: complete and ready to be read. */
export type RenderedPage = Rendering & { readonly response: Response };

export type PageRenderer = (request: PageRequest) => Promise<RenderedPage>;

type BuildWithContext = ServerBuild & {
  readonly entry: {
    readonly module: {
      readonly contentContext: RouterContext<ContentSource>;
      readonly renderingContext: RouterContext<Rendering>;
    };
  };
};

/** The server build comes from a file on disk: what this server relies on is checked before it is believed. */
const buildSchema = v.looseObject({
  assets: v.looseObject({ version: v.string() }),
  routes: v.record(v.string(), v.unknown()),
  entry: v.looseObject({
    module: v.looseObject({
      default: v.function('site/app/entry.server.tsx has no default export'),
      contentContext: v.object({}, 'site/app/entry.server.tsx does not export contentContext'),
      renderingContext: v.object({}, 'site/app/entry.server.tsx does not export renderingContext'),
    }),
  }),
});

/** A module namespace can't be copied by a schema without losing its getters, so it is checked and used as it is. */
function checkBuild(build: unknown): asserts build is BuildWithContext {
  v.parse(buildSchema, build);
}

export type PageRendererOptions = {
  /** The server build: loaded once in production, for every request in development. */
  readonly loadBuild: () => Promise<unknown>;
  readonly store: Pick<ContentStore, 'entries' | 'settings'>;
  readonly backendUrl: string;
  readonly publicUrl: string;
  readonly token: string;
  readonly fetch: typeof fetch;
  readonly mode: 'production' | 'development';
};

function contentSource(
  { store, backendUrl, publicUrl, token, fetch }: PageRendererOptions,
  clientAddress: string,
): ContentSource {
  return {
    entries: store.entries,
    settings: store.settings,
    token,
    publicUrl,
    post: (path: string, body: unknown, language: Language) =>
      fetch(`${backendUrl}${path}`, {
        method: 'POST',
        headers: {
          ...visitorHeaders(clientAddress, publicUrl),
          'Content-Type': 'application/json',
          'Accept-Language': language,
          Origin: publicUrl,
          [SECURE_HEADER]: token,
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIME_LIMITS.submission),
      }),
  };
}

/**
 * Renders pages with React Router. The request it sees has the public origin, whatever the visitor's headers
 * say: React Router compares it with the `Origin` of a form post.
 */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  type Handler = { readonly build: BuildWithContext; readonly handle: ReturnType<typeof createRequestHandler> };
  let known: Handler | null = null;

  function handlerOf(build: unknown): Handler {
    if (known !== null && known.build === build) return known;
    checkBuild(build);
    const handler: Handler = { build, handle: createRequestHandler(build, options.mode) };
    known = handler;
    return handler;
  }

  return async ({ method, target, headers, body, clientAddress }) => {
    const { build, handle } = handlerOf(await options.loadBuild());
    const { contentContext, renderingContext } = build.entry.module;
    const context = new RouterContextProvider();
    context.set(contentContext, contentSource(options, clientAddress));
    const rendering: Rendering = { nonce: randomUUID(), title: null };
    context.set(renderingContext, rendering);
    const response = await handle(
      new Request(`${options.publicUrl}${target}`, { method, headers, body: body && new Uint8Array(body) }),
      context,
    );
    return { ...rendering, response };
  };
}
