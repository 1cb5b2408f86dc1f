import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { SanitizedConfig } from 'payload';

/** The dates of creation and of the last change, which Payload stores as they are sent. */
const DATES: readonly string[] = ['createdAt', 'updatedAt'];

type Operation = { readonly args?: unknown; readonly operation: string };

function dropClientDates({ args, operation }: Operation): void {
  if (!isRecord(args) || args.overrideAccess === true || !isRecord(args.data)) return;
  if (operation !== 'create' && operation !== 'update') return;
  for (const name of DATES) Reflect.deleteProperty(args.data, name);
}

/**
 * Drops the dates of creation and change from clients' documents, so that nobody rewrites when something arrived. The
 * CMS's own code, such as imports, sets them past access rules.
 */
export function withServerDates(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections)
    hooks.beforeOperation = [...(hooks.beforeOperation ?? []), dropClientDates];
  for (const { hooks } of config.globals) hooks.beforeOperation = [...(hooks.beforeOperation ?? []), dropClientDates];
  return config;
}
