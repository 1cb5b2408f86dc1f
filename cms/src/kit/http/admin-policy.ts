import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { onRequestStart } from '#cms/base/log/current-request.ts';

const HEADER = 'content-security-policy';

/** Whether a request target is an admin page, however it is encoded. */
function isAdminPage(target: string): boolean {
  const [first = ''] = target.split(/[?#]/, 1)[0]?.split('/').filter(Boolean) ?? [];
  try {
    return decodeURIComponent(first) === 'admin';
  } catch {
    return false;
  }
}

/**
 * Returns the policy for one response. Scripts come from this server, or are inlined by Next with the nonce. Styles are
 * allowed everywhere: React's style attributes and those of the editor's libraries can't be told apart from others.
 */
function adminPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    // Pictures before their upload, and the QR code for a second factor.
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // Draft previews beside their form, and pages of resumes.
    "frame-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function addPolicy(request: IncomingMessage, response: ServerResponse): void {
  // Next takes the nonce from this header, so clients must not set it.
  delete request.headers[HEADER];
  delete request.headers[`${HEADER}-report-only`];
  if (!isAdminPage(request.url ?? '')) return;
  const policy = adminPolicy(randomBytes(16).toString('base64'));
  request.headers[HEADER] = policy;
  response.setHeader(HEADER, policy);
}

/**
 * Sends the admin's pages with a content security policy, with a nonce per response, which Next reads from the
 * request's header and adds to its scripts. Next's documentation uses a proxy for that, which would buffer each request
 * body. Returns the function that stops it.
 *
 * @see https://nextjs.org/docs/app/guides/content-security-policy
 */
export function protectAdminPages(): () => void {
  return onRequestStart(addPolicy);
}
