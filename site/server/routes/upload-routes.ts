import type { IncomingMessage, ServerResponse } from 'node:http';
import { RETRY_AFTER } from '../base/limits.ts';
import type { Uploads } from '../files/uploads/uploads.ts';
import { CACHE_POLICIES, uploadCachePolicy } from '../http/cache-policies.ts';
import { sendErrorPage } from '../http/error-answers.ts';
import type { RequestTarget } from '../http/request-target.ts';
import { uploadHeaders } from '../http/security/response-headers.ts';
import type { BackendAnswer, BackendProxy } from '../proxy/proxy.ts';

/** Serves `/uploads/…` and `/wp-content/uploads/…`. A query is irrelevant to a file and is dropped. */
export type UploadRoutes = (request: IncomingMessage, response: ServerResponse, target: RequestTarget) => Promise<void>;

function replaceHeaders({ status, contentType, cacheControl }: BackendAnswer): readonly string[] {
  const lasting = status === 200 || status === 206 || status === 304;
  return [
    ...uploadHeaders(contentType),
    'Cache-Control',
    lasting ? uploadCachePolicy(cacheControl) : CACHE_POLICIES.never,
  ];
}

export function createUploadRoutes(uploads: Uploads, proxy: BackendProxy): UploadRoutes {
  return async (request, response, { path }) => {
    const outcome = await uploads.answer(request, response, path);
    if (outcome === 'missing') sendErrorPage(request, response, 'missing');
    if (outcome === 'busy') sendErrorPage(request, response, 'busy', RETRY_AFTER);
    if (outcome !== 'pass-on') return;
    proxy.forward(request, response, {
      lane: 'files',
      target: path,
      headers: replaceHeaders,
      onFailure: (failure) => sendErrorPage(request, response, failure),
    });
  };
}
