import http, { type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import path from 'node:path';
import { isServed } from '@kontorwerk/contract/address/served-addresses';
import { respellPath } from '@kontorwerk/contract/pages/page-table';
import { APPLICATION_PATH, CONTACT_PATH, WIRE_ROOT } from '@kontorwerk/contract/wire';
import { acceptRequestId, REQUEST_ID_HEADER } from '@kontorwerk/runtime/http/request-id';
import type { Limits } from '@kontorwerk/runtime/limits/limits';
import { adminMethods } from '../admission/admin-access.ts';
import { createAdmission, type RouteClass } from '../admission/admission.ts';
import { boundConnections, boundSilence } from '../admission/connections.ts';
import { createLoginLimit } from '../admission/login-limit.ts';
import { createRateLimitGuard } from '../admission/rate-limit-guard.ts';
import { refuseAddress, refuseCrossSite, refuseMethod, refuseWithoutBoundary } from '../admission/refusals.ts';
import { createProxyWatch } from '../admission/undeclared-proxy.ts';
import type { RedirectUses } from '../announce/redirect-uses.ts';
import type { BackgroundQueue } from '../base/background-queue.ts';
import { CACHE_BOUNDS, CONCURRENCY, CONNECTION_LIMITS, TIME_LIMITS } from '../base/limits.ts';
import { currentRequest, type Log, reasonOf } from '../base/log.ts';
import type { Metrics } from '../base/metrics.ts';
import type { ServerSettings } from '../base/settings.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import type { Directory } from '../directory/directory.ts';
import { createAnswerCache } from '../documents/answer-cache.ts';
import type { StaticFiles } from '../files/static-files.ts';
import type { Uploads } from '../files/uploads/uploads.ts';
import { createSharedCaching } from '../http/cache-policies.ts';
import { createChangeClock } from '../http/change-clock.ts';
import { sendErrorPage } from '../http/error-answers.ts';
import { REQUEST_STREAMS } from '../http/request-body.ts';
import { parseTarget, type RequestTarget, redactPath, resolveOwnTarget } from '../http/request-target.ts';
import { draftHeaders, securityHeaders, transportSecurity } from '../http/security/response-headers.ts';
import { createDrafts } from '../pages/draft-content.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import { createProxy } from '../proxy/proxy.ts';
import { proxyUpgrade } from '../proxy/proxy-upgrade.ts';
import type { RunningSearchServices } from '../search/search.ts';
import { createStatusRoutes } from '../status/status-routes.ts';
import type { FormName, Submissions } from '../submissions/submissions.ts';
import { createAdminRoutes } from './admin-routes.ts';
import { createDraftRoutes } from './draft-routes.ts';
import { createFeedRoutes } from './feed-routes.ts';
import { createMarkdownRoutes } from './markdown-routes.ts';
import { createPageRoutes } from './page-routes.ts';
import { resolvePlainTarget } from './plain-address.ts';
import { createDraftPreviewRoutes, createPreviewRoutes } from './preview-routes.ts';
import type { PrimaryDelegate } from './primary-delegate.ts';
import { redirectToCanonical, sendRedirect } from './redirect-responses.ts';
import { createRequestLog } from './request-log.ts';
import { countRequest } from './request-metrics.ts';
import { createRequestTracing, type RouteLabel, traceRequestId, traceSources } from './request-tracing.ts';
import { isForPrimary, type Route, routeLabel, routeOf } from './route-table.ts';
import { createSearchRoutes, isSearchPage } from './search-routes.ts';
import { createSitemapRoutes } from './sitemap-routes.ts';
import { createTextRoutes } from './text-routes.ts';
import { createUploadRoutes } from './upload-routes.ts';
import { createWireRoutes } from './wire-routes.ts';

/** The dependencies of a site's server; development uses others than production. */
export type SiteParts = {
  readonly settings: ServerSettings;
  /** The folder of all files that this server writes. */
  readonly folder: string;
  readonly renderer: PageRenderer;
  readonly searchServices: RunningSearchServices;
  readonly staticFiles: StaticFiles;
  readonly store: ContentStore;
  readonly directory: Directory;
  readonly uploads: Uploads;
  readonly submissions: Submissions;
  readonly redirectUses: Pick<RedirectUses, 'count'>;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly background: BackgroundQueue;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: () => number;
  readonly log: Log;
  /** The delegation to the primary, in a worker. */
  readonly primaryDelegate?: PrimaryDelegate;
  /** No response cache, no content security policy, and the CMS's WebSockets are proxied. */
  readonly development?: boolean;
  /** How long a client may take to send a form or submission, in milliseconds. */
  readonly sendingBodyMs?: number;
  /** The window over which a body's rate is measured, and how often it is checked, in milliseconds. */
  readonly bodyRate?: { readonly windowMs: number; readonly sweepMs: number } | undefined;
  /** How long a connection may be silent while it is answered, in milliseconds. */
  readonly silentConnectionMs?: number;
  /** Node's own limits of connections. */
  readonly connectionLimits?: ServerOptions;
};

/** As Node spells a request's headers. */
const ID_HEADER = REQUEST_ID_HEADER.toLowerCase();

const NONE: readonly string[] = [];
const ANYWHERE: readonly string[] = ['GET', 'HEAD', 'POST', 'OPTIONS'];
const FOR_FILES: readonly string[] = ['GET', 'HEAD'];
const FOR_FORMS: readonly string[] = [...FOR_FILES, 'POST'];

/** A request with its address and route. */
type Visit = Route & {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly target: RequestTarget;
};

function isRead({ method = '' }: IncomingMessage): boolean {
  return FOR_FILES.includes(method);
}

/** Returns the label of a cached answer, which nothing else parses the address of. */
function labelOfUrl(url: string | undefined): RouteLabel {
  return (status) => {
    const target = parseTarget(url);
    return routeLabel(target, target && routeOf(target), status);
  };
}

/** Creates the server from its parts. It doesn't listen yet, and the caller starts the store. */
export function createSiteServer(parts: SiteParts): Server {
  const { settings, store, staticFiles, submissions, limits, background, clock, log } = parts;
  const { development = false, sendingBodyMs = TIME_LIMITS.sendingBody } = parts;
  const metrics = settings.traces === null ? parts.metrics : traceSources(parts.metrics);
  const { publicUrl, backendUrl, trustedProxies } = settings;
  const headers = securityHeaders(publicUrl);
  const caching = createSharedCaching(settings.purge !== null);
  const changedAt = createChangeClock(store, clock);
  const proxy = createProxy({ backendUrl, publicUrl, trustedProxies, clock, log });
  const incoming = path.join(parts.folder, 'incoming');
  const wire = createWireRoutes({
    store,
    proxy,
    submissions,
    headers,
    caching,
    metrics,
    background,
    incoming,
    sendingBodyMs,
    clock,
    log,
  });
  const uploads = createUploadRoutes(parts.uploads, proxy);
  const admission = createAdmission({
    settings: settings.admission,
    trustedProxies,
    limits,
    clock,
    bodyRate: parts.bodyRate,
  });
  const guard = createRateLimitGuard(admission, headers);
  const admin = createAdminRoutes({
    proxy,
    publicUrl,
    guard,
    refuseAttempt: createLoginLimit(limits, settings),
    incoming,
    clock,
    log,
  });
  const searches = createSearchRoutes({ search: parts.searchServices.search, limits, settings, headers });
  const previews = createPreviewRoutes({ renderer: parts.renderer, store, headers });
  const sitemaps = createSitemapRoutes({ directory: parts.directory, store, publicUrl, headers });
  const draftPreviews = createDraftPreviewRoutes({ backendUrl, publicUrl, fetch: parts.fetch, store, headers });
  const createCache = (kind: 'feeds' | 'markdown') =>
    createAnswerCache({
      revision: () => store.revision,
      changedAt,
      clock,
      bounds: CACHE_BOUNDS[kind],
      ...CONCURRENCY[kind],
    });
  const made = { store, publicUrl, headers, caching };
  const feeds = createFeedRoutes({ ...made, kept: createCache('feeds'), changedAt, clock });
  const texts = createTextRoutes({ settings, store, directory: parts.directory, headers, clock });
  const markdown = createMarkdownRoutes({
    ...made,
    kept: createCache('markdown'),
    renderer: parts.renderer,
    redirectUses: parts.redirectUses,
  });
  const pages = createPageRoutes({
    renderer: parts.renderer,
    submissions,
    store,
    responseCache: settings.responseCache && !development,
    withPolicy: !development,
    securityHeaders: headers,
    caching,
    changedAt,
    trustedProxies,
    background,
    clock,
    log,
    metrics,
    sendingBodyMs,
  });

  const drafts = createDraftRoutes({
    drafts: createDrafts({ ...settings, store, fetch: parts.fetch }),
    renderer: parts.renderer,
    store,
    headers: draftHeaders(publicUrl),
    withPolicy: !development,
    log,
  });

  async function receiveForm({ request, response, target, found }: Visit, form: FormName): Promise<void> {
    if (await guard(request, response, form, 'page'))
      await pages.answer(request, response, { target: resolvePlainTarget(response, target), found }, form);
  }

  /** Redirects from an old address to the new one; returns whether it is one. */
  function redirectIfMoved(request: IncomingMessage, response: ServerResponse, address: string): boolean {
    const move = isRead(request) ? store.findRedirect(address) : null;
    if (move === null) return false;
    sendRedirect(response, move);
    parts.redirectUses.count(move);
    return true;
  }

  async function answerPage(visit: Visit): Promise<void> {
    const { request, response, target, found } = visit;
    // Before its spelling is checked, so that there is only one redirect.
    if (redirectIfMoved(request, response, target.path + target.search)) return;
    const { form } = found.page;
    if (refuseMethod(request, response, form ? FOR_FORMS : FOR_FILES)) return;
    const isPosted = request.method === 'POST';
    // A posted form is accepted at any spelling.
    const respelled = isPosted
      ? null
      : (respellPath(target.path, found) ?? store.findCanonicalAddress(target.path, found));
    if (respelled !== null || target.spareSlashes)
      redirectToCanonical(response, `${respelled ?? target.path}${target.search}`);
    else if (visit.name === 'files') sendErrorPage(request, response, 'missing');
    else if (isPosted && form !== undefined) await receiveForm(visit, form);
    else await pages.answer(request, response, { target: resolvePlainTarget(response, target), found });
  }

  async function answerWire({ request, response, target }: Visit): Promise<void> {
    if (refuseMethod(request, response, ANYWHERE)) return;
    const routeClass = routeClasses[target.path] ?? 'guests';
    if (request.method === 'POST' && !(await guard(request, response, routeClass, 'wire'))) return;
    await wire.answer(request, response, target);
  }

  async function answerUpload({ request, response, target }: Visit): Promise<void> {
    const isEarlierFile = target.segments[0] === 'wp-content';
    if (isEarlierFile && redirectIfMoved(request, response, target.path + target.search)) return;
    if (!refuseMethod(request, response, FOR_FILES)) await uploads(request, response, target);
  }

  async function answerAdmin({ request, response, target: { segments } }: Visit): Promise<void> {
    if (!refuseMethod(request, response, adminMethods(request, segments))) await admin(request, response, segments);
  }

  /** Answers with a generated document; returns whether there is one at the address. */
  async function answerDocument(visit: Visit): Promise<boolean> {
    const { request, response, target, name, found } = visit;
    const { path, search } = target;
    // The routes of feeds and Markdown handle spelling themselves.
    if (target.spareSlashes && name !== 'feeds' && isServed(path)) {
      redirectToCanonical(response, path + search);
      return true;
    }
    switch (name) {
      case 'search':
        await searches.answer(request, response, target);
        return true;
      case 'previews':
        await previews(request, response, path);
        return true;
      case 'draft-previews':
        await draftPreviews(request, response, search);
        return true;
      case 'sitemaps':
        await sitemaps(request, response, path);
        return true;
      case 'drafts':
        return drafts(request, response, visit);
      case 'texts':
        return texts(request, response, path);
      case 'feeds':
        return feeds(request, response, target);
      case 'markdown':
        return markdown(request, response, visit);
      case 'pages':
        if (isSearchPage(found, target) && (await searches.refuse(request, response))) return true;
        // The key for search engines is a text, too; only the settings know its name.
        if (path.endsWith('.txt') && (await texts(request, response, path))) return true;
        return markdown(request, response, visit);
      default:
        return false;
    }
  }

  const routeClasses: Readonly<Record<string, RouteClass>> = {
    [CONTACT_PATH]: 'message',
    [APPLICATION_PATH]: 'application',
  };

  async function answerRoute(visit: Visit): Promise<void> {
    const { request, response, target, name } = visit;
    if (name === 'status' && (await status(request, response, target.path))) return;
    if (refuseCrossSite(request, response, { publicUrl, headers })) return;
    if (refuseWithoutBoundary(request, response, headers)) return;
    if (name === 'wire') return answerWire(visit);
    if (name === 'uploads') return answerUpload(visit);
    if (name === 'admin') return answerAdmin(visit);
    if (isRead(request) && (await answerDocument(visit))) return;
    staticFiles(request, response, (error) => {
      const answered = error === undefined ? answerPage(visit) : Promise.reject(error);
      answered.catch((reason) => fail(request, response, reason));
    });
  }

  function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    log.error(`${request.method} ${redactPath(request.url)}: ${reasonOf(error)}`);
    if (response.headersSent) response.destroy();
    else sendErrorPage(request, response, 'failed');
  }

  const status = createStatusRoutes({
    ...parts,
    shouldReportState: parts.primaryDelegate === undefined,
    isStopping: () => !server.listening,
  });
  const logRequest = createRequestLog({ log, clock, trustedProxies });
  const watchForProxy = createProxyWatch(settings, log);
  const secured = transportSecurity(publicUrl);
  const options = { ...REQUEST_STREAMS, ...(parts.connectionLimits ?? CONNECTION_LIMITS) };

  /** Answers a request; returns its label in the metrics. */
  function answer(request: IncomingMessage, response: ServerResponse): RouteLabel {
    const isForThisSite = resolveOwnTarget(request, publicUrl);
    watchForProxy(request);
    const given = trustedProxies > 0 ? request.headers[ID_HEADER] : undefined;
    // Cached answers are not logged, and generating an unused id would be felt under load.
    const known = given !== undefined || settings.logRequests ? acceptRequestId(given) : null;
    if (settings.logRequests && known !== null) logRequest(request, response, known);
    const more = known === null ? NONE : [REQUEST_ID_HEADER, known];
    const ofAddress = request.url?.startsWith(WIRE_ROOT) ? wire : pages;
    if (isRead(request) && isForThisSite && ofAddress.sendReady(request, response, more)) {
      if (request.socket.writableLength > 0) boundSilence(request, parts.silentConnectionMs);
      return labelOfUrl(request.url);
    }
    boundSilence(request, parts.silentConnectionMs);
    const id = known ?? acceptRequestId(null);
    if (settings.traces !== null) traceRequestId(id);
    const target = parseTarget(request.url);
    const route = target === null ? null : routeOf(target);
    const labelOf: RouteLabel = (status) => routeLabel(target, route, status);
    if (isForThisSite && parts.primaryDelegate && isForPrimary(request.method, target, route)) {
      parts.primaryDelegate(request, response, { id, route });
      return labelOf;
    }
    countRequest(request, response, labelOf, metrics);
    response.setHeader(REQUEST_ID_HEADER, id);
    if (secured !== null) response.setHeader(...secured);
    currentRequest.run({ id, response }, () => {
      if (!isForThisSite) return refuseAddress(request, response);
      if (target !== null && route !== null) {
        const visit = { request, response, target, ...route };
        return void answerRoute(visit).catch((error) => fail(request, response, error));
      }
      // Earlier sites encoded umlauts in ways that are invalid today.
      if (!redirectIfMoved(request, response, request.url ?? '')) refuseAddress(request, response);
    });
    return labelOf;
  }

  const traced = createRequestTracing(settings);
  const server = http.createServer(
    options,
    settings.traces === null
      ? answer
      : (request, response) => traced(request, response, () => answer(request, response)),
  );
  // No 'clientError' listener: Node itself answers such clients, and closes the connection even if they don't.
  boundConnections(server, settings.admission, trustedProxies);
  // No 'upgrade' listener in production, so that Node answers as if the header were absent.
  if (development) {
    server.on('upgrade', (request, socket, head) => {
      // Vite handles its own protocol on the same server.
      if (request.headers['sec-websocket-protocol']?.startsWith('vite')) return;
      if (/^\/(?:_next|admin)\//.test(request.url ?? '')) proxyUpgrade(backendUrl, request, socket, head);
      else socket.destroy();
    });
  }
  server.on('close', proxy.close);
  return server;
}
