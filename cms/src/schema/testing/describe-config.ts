import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { Field, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload';
import config from '../payload.config.ts';

/*
 * Runs in its own process: prints Payload's finished configuration as lines of JSON. Lists are in the order in which
 * Payload goes through them; the rest is sorted by name.
 */
const { admin, collections, endpoints, globals, jobs } = await config;

function indent(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${line}`);
}

/** Returns a line for each list in an object that isn't empty, with the names of its items. */
function describeLists(lists: object, nameOf: (item: unknown) => string, at = ''): readonly string[] {
  const sorted = Object.entries(lists).sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted.flatMap(([name, value]: [string, unknown]) => {
    if (!isRecord(value) || nameOf(value) !== '') {
      const items = [value ?? []].flat().map(nameOf);
      return items.length === 0 ? [] : [`${at}${name}: ${items.join(', ')}`];
    }
    return describeLists(value, nameOf, `${at}${name}.`);
  });
}

function describeHooks(hooks: object): readonly string[] {
  return describeLists(hooks, (hook) => (typeof hook === 'function' ? hook.name || 'anonymous' : ''));
}

/** Returns the name of a component; with its address, if it is a view. */
function nameComponent(component: unknown): string {
  if (typeof component === 'string') return component.replace(/^.*#/, '');
  const { Component, path } = isRecord(component) ? component : {};
  return Component === undefined ? nameComponent(path ?? '') : `${nameComponent(Component)} at ${path}`;
}

type Endpoints = readonly { readonly method: string; readonly path: string }[] | false | undefined;

function listEndpoints(all: Endpoints): readonly string[] {
  return (all || []).map(({ method, path }) => `${method} ${path}`);
}

/** Returns the endpoints that Payload adds to all of these. */
function listCommon(all: readonly { readonly endpoints?: Endpoints }[]): readonly string[] {
  const [first = [], ...others] = all.map(({ endpoints: own }) => listEndpoints(own)).filter((own) => own.length > 0);
  return first.filter((endpoint) => others.every((own) => own.includes(endpoint)));
}

/** Returns the fields outside of groups and rows. */
function describeFields(fields: readonly Field[]): readonly string[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => ('name' in tab ? [tab.name ?? ''] : describeFields(tab.fields)));
    if (field.type === 'row' || field.type === 'collapsible') return describeFields(field.fields);
    const place = field.admin && 'position' in field.admin && field.admin.position === 'sidebar' ? ' (sidebar)' : '';
    const components = field.type === 'ui' ? describeLists(field.admin.components ?? {}, nameComponent) : [];
    const hooks = 'hooks' in field ? describeHooks(field.hooks ?? {}) : [];
    return 'name' in field ? [`${field.name}${place}`, ...indent([...components, ...hooks])] : [];
  });
}

type Entity = SanitizedCollectionConfig | SanitizedGlobalConfig;

function describeAll(kind: string, entities: readonly Entity[]): readonly string[] {
  const common = listCommon(entities);
  return entities.flatMap(({ slug, admin: { components }, endpoints: all, fields, hooks }) => {
    const parts: readonly (readonly [string, readonly string[]])[] = [
      ['hooks', describeHooks(hooks)],
      ['endpoints', listEndpoints(all).filter((endpoint) => !common.includes(endpoint))],
      ['components', describeLists(components ?? {}, nameComponent)],
      ['fields', describeFields(fields)],
    ];
    return [`${kind} ${slug}`, ...parts.flatMap(([part, within]) => indent([part, ...indent(within)]))];
  });
}

const { collections: previewed = [], globals: previewedGlobals = [] } = admin.livePreview ?? {};
const lines = [
  'endpoints',
  ...indent(listEndpoints(endpoints)),
  'components',
  ...indent(describeLists(admin.components, nameComponent)),
  'previewed',
  ...indent([...previewed, ...previewedGlobals]),
  'tasks',
  ...indent(jobs.tasks?.map(({ slug }) => slug) ?? []),
  ...describeAll('collection', collections),
  ...describeAll('global', globals),
];
// Ending before it is written would cut the output off.
process.stdout.write(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n`, () => process.exit(0));
