import { randomUUID } from 'node:crypto';
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import * as v from 'valibot';
import type { ContentSource } from '../../app/content/content-context.ts';
import type { RenderedDraft, Rendering } from '../../app/content/rendering.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import type { Directory } from '../directory/directory.ts';
import type { SearchServices } from '../search/search.ts';
import type { Submissions } from '../submissions/submissions.ts';

/** The parts of the content that a page may use. */
export type PageContent = Pick<ContentSource, 'answer' | 'entries' | 'settings'>;

/** One request for a page, reduced to what a page may depend on. */
export type PageRequest = {
  readonly method: string;
  /** Path and query, normalised. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The posted form. */
  readonly form: FormData | null;
  /** The visitor's address; sent to the backend with a form. */
  readonly clientAddress: string;
  /** A draft and its content, instead of the published one. */
  readonly draft?: { readonly content: PageContent; readonly shown: RenderedDraft };
};

/** Returns the request for reading a page. It depends only on its address: nothing else from a visitor reaches it. */
export function createReadRequest(target: string): PageRequest {
  return { method: 'GET', target, headers: { accept: 'text/html' }, form: null, clientAddress: '' };
}

/** A rendered page, complete and ready to be read. */
export type RenderedPage = Pick<Rendering, 'nonce' | 'title' | 'data'> & { readonly response: Response };

export type PageRenderer = (request: PageRequest) => Promise<RenderedPage>;

type BuildWithContext = ServerBuild & {
  readonly entry: {
    readonly module: {
      readonly contentContext: RouterContext<ContentSource>;
      readonly renderingContext: RouterContext<Rendering>;
    };
  };
};

/** Validates what this server relies on in the server build, which comes from a file on disk. */
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

/** Validates the build and uses the original: a schema's copy of a module namespace would lose its getters. */
function checkBuild(build: unknown): asserts build is BuildWithContext {
  v.parse(buildSchema, build);
}

/** The app that pages are rendered with. */
export type RenderedApp = {
  /** Loads the server build: once in production, for every request in development. */
  readonly loadBuild: () => Promise<unknown>;
  /** The style sheet that is inlined in every page; empty in development, where pages link it. */
  readonly styles: string;
  readonly mode: 'production' | 'development';
};

export type PageRendererOptions = RenderedApp & {
  readonly store: Pick<ContentStore, 'answer' | 'entries' | 'isAbsent' | 'settings'>;
  readonly directory: Pick<Directory, 'entries'>;
  readonly submissions: Pick<Submissions, 'post'>;
  readonly searchServices: SearchServices;
  readonly publicUrl: string;
  readonly token: string;
};

function createContentSource(
  { store, directory, submissions, searchServices, publicUrl, token }: PageRendererOptions,
  { form, clientAddress, draft }: PageRequest,
): ContentSource {
  const { entries, answer, settings }: PageContent = draft?.content ?? store;
  return {
    entries,
    answer,
    settings,
    isAbsent: store.isAbsent,
    search: searchServices.search.answer,
    nearest: searchServices.nearest,
    directory: directory.entries,
    token,
    publicUrl,
    form: form ?? new FormData(),
    async post(path, fields, language, files = {}) {
      const { status, headers, body } = await submissions.post({ path, language, clientAddress, fields, files });
      const responseHeaders = new Headers();
      for (let at = 0; at < headers.length; at += 2) responseHeaders.append(headers[at] ?? '', headers[at + 1] ?? '');
      return new Response(new Uint8Array(body), { status, headers: responseHeaders });
    },
  };
}

/**
 * Creates the renderer, based on React Router. Its requests have the public origin, whatever the visitor's headers say:
 * React Router compares it with the `Origin` of a form post.
 */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  type Handler = { readonly build: BuildWithContext; readonly handle: ReturnType<typeof createRequestHandler> };
  let memo: Handler | null = null;

  function handlerOf(build: unknown): Handler {
    if (memo !== null && memo.build === build) return memo;
    checkBuild(build);
    const handler: Handler = { build, handle: createRequestHandler(build, options.mode) };
    memo = handler;
    return handler;
  }

  return async (request) => {
    const { method, target, headers, draft } = request;
    const { build, handle } = handlerOf(await options.loadBuild());
    const { contentContext, renderingContext } = build.entry.module;
    const context = new RouterContextProvider();
    context.set(contentContext, createContentSource(options, request));
    const rendering: Rendering = {
      nonce: randomUUID(),
      styles: options.styles,
      title: null,
      data: null,
      draft: draft?.shown ?? null,
    };
    context.set(renderingContext, rendering);
    // The posted form is parsed already: the app gets it from the context.
    const response = await handle(new Request(`${options.publicUrl}${target}`, { method, headers }), context);
    return { nonce: rendering.nonce, title: rendering.title, data: rendering.data, response };
  };
}
