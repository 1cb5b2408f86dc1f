import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

/** Whether a client prefers Markdown to HTML (RFC 9110, 12.5.1). Browsers never name it. */
export function prefersMarkdown({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  if (headers.accept === undefined || !/markdown/i.test(headers.accept)) return false;
  return new Negotiator({ headers }).mediaType(['text/html', 'text/markdown']) === 'text/markdown';
}
