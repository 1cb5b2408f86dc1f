import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { onRequestStart } from '#cms/base/log/current-request.ts';

const HEADER = 'content-security-policy';

/** Whether a target is one of the admin's pages, however it is spelt. */
function isAdminPage(target: string): boolean {
  const [first = ''] = target.split(/[?#]/, 1)[0]?.split('/').filter(Boolean) ?? [];
  try {
    return decodeURIComponent(first) === 'admin';
  } catch {
    return false;
  }
}

/**
 * The policy of one answer. Scripts come from this server, or were written into the page by Next, which puts the nonce to
 * them. Styles may stand anywhere: React's attributes and what the editor's libraries add can be told apart by none.
 */
function adminPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    // Pictures that are about to be uploaded, and the QR code of a second factor.
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // Drafts beside their form, and pages of resumes.
    "frame-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function protect(request: IncomingMessage, response: ServerResponse): void {
  // Next takes the nonce from here, and nobody outside chooses it.
  delete request.headers[HEADER];
  delete request.headers[`${HEADER}-report-only`];
  if (!isAdminPage(request.url ?? '')) return;
  const policy = adminPolicy(randomBytes(16).toString('base64'));
  request.headers[HEADER] = policy;
  response.setHeader(HEADER, policy);
}

/**
 * Sends the admin's pages with a content security policy of their own, with a nonce for each answer, which Next reads in
 * the header of the request and writes to its scripts. Next's documentation has a proxy do that, which would hold each
 * body that is sent. Returns what ends it.
 *
 * @see https://nextjs.org/docs/app/guides/content-security-policy
 */
export function protectAdminPages(): () => void {
  return onRequestStart(protect);
}
