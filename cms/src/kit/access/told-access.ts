import type { SanitizedConfig } from 'payload';
import { answer } from '../http/private-answers.ts';

/** Answers signed-out requests for access rights with none: Payload's answer would list every collection and field. */
export function withoutToldAccess(config: SanitizedConfig): SanitizedConfig {
  const lists = [config, ...config.collections, ...config.globals].map(({ endpoints }) => endpoints || []);
  for (const endpoint of lists.flat()) {
    if (!endpoint.path.startsWith('/access')) continue;
    const { handler } = endpoint;
    endpoint.handler = (req) =>
      req.user ? handler(req) : answer({ canAccessAdmin: false, collections: {}, globals: {} });
  }
  return config;
}
