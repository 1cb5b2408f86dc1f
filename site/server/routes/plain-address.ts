import type { ServerResponse } from 'node:http';
import { inLanguage } from '@kontorwerk/contract/address';
import { DEFAULT_LANGUAGE } from '@kontorwerk/contract/languages';
import { parseTarget, type RequestTarget } from '../http/request-target.ts';

/**
 * The target of the page that an address with an explicit `/en` means, which its script moves to after it stored the
 * choice (§2). Where scripts are off the headers that are set here have the browser move.
 */
export function plainTarget(response: ServerResponse, target: RequestTarget): RequestTarget {
  if (target.segments[0] !== DEFAULT_LANGUAGE) return target;
  const plain = inLanguage(target.path, DEFAULT_LANGUAGE) + target.search;
  response.setHeader('Refresh', `0; url=${plain}`);
  response.setHeader('X-Robots-Tag', 'noindex');
  return parseTarget(plain) ?? target;
}
