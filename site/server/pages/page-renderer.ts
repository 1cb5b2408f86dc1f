import { randomUUID } from 'node:crypto';
import type { PageMatch } from '@kontorwerk/contract/pages/page-table';
import type { ContentSource } from '../../app/content/content-source.ts';
import type {
  AppAssets,
  RenderedPage as RenderedByApp,
  RenderedDraft,
  RenderRequest,
} from '../../app/content/rendering.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import type { Directory } from '../directory/directory.ts';
import type { SearchServices } from '../search/search.ts';
import type { Submissions } from '../submissions/submissions.ts';
import { rowOf } from './page-address.ts';

/** The parts of the content that a page may use. */
export type PageContent = Pick<ContentSource, 'answer' | 'entries' | 'settings'>;

/** One request for a page, reduced to what a page may depend on. */
export type PageRequest = {
  readonly method: string;
  /** Path and query, normalised. */
  readonly target: string;
  /** The page that it leads to. */
  readonly found: PageMatch;
  /** The posted form. */
  readonly form: FormData | null;
  /** The visitor's address; sent to the backend with a form. */
  readonly clientAddress: string;
  /** A draft and its content, instead of the published one. */
  readonly draft?: { readonly content: PageContent; readonly shown: RenderedDraft };
};

/** Returns the request for reading a page. It depends only on its address: nothing else from a visitor reaches it. */
export function createReadRequest(target: string, found: PageMatch): PageRequest {
  return { method: 'GET', target, found, form: null, clientAddress: '' };
}

/** A rendered page, and the nonce of its inline scripts and styles. */
export type RenderedPage = RenderedByApp & { readonly nonce: string };

export type PageRenderer = (request: PageRequest) => Promise<RenderedPage>;

/** The app that pages are rendered with. */
export type App = {
  readonly render: (request: RenderRequest) => Promise<RenderedByApp>;
  readonly assets: AppAssets;
};

/** Returns the app: the same in production, the current one in development. */
export type AppLoader = { readonly loadApp: () => Promise<App> };

export type PageRendererOptions = AppLoader & {
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

/** Creates the renderer. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  return async (request) => {
    const { render, assets } = await options.loadApp();
    const nonce = randomUUID();
    const page = await render({
      method: request.method,
      target: request.target,
      row: rowOf(request.found.page),
      name: request.found.name,
      content: createContentSource(options, request),
      document: { nonce, assets, draft: request.draft?.shown ?? null },
    });
    return { ...page, nonce };
  };
}
