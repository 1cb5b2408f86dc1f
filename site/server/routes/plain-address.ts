import type { ServerResponse } from 'node:http';
import { inLanguage } from '@kontorwerk/contract/address/address';
import { DEFAULT_LANGUAGE } from '@kontorwerk/contract/languages';
import { parseTarget, type RequestTarget } from '../http/request-target.ts';

/**
 * Returns the target that an address with an explicit `/en` stands for; the page's script navigates there after it
 * stored the choice (§2). The headers set here redirect browsers without scripts.
 */
export function resolvePlainTarget(response: ServerResponse, target: RequestTarget): RequestTarget {
  if (target.segments[0] !== DEFAULT_LANGUAGE) return target;
  const plain = inLanguage(target.path, DEFAULT_LANGUAGE) + target.search;
  response.setHeader('Refresh', `0; url=${plain}`);
  response.setHeader('X-Robots-Tag', 'noindex');
  return parseTarget(plain) ?? target;
}
