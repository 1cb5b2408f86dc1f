import type { CollectionConfig, Config, Endpoint, GlobalConfig, JobsConfig } from 'payload';
import { traceTask } from '#cms/base/tracing/traced-task.ts';
import { type Addition, addToCollection, addToGlobal } from './additions.ts';

type Admin = NonNullable<Config['admin']>;
type Components = NonNullable<Admin['components']>;
type Queue = Extract<NonNullable<JobsConfig['autoRun']>, readonly unknown[]>[number];

/** The parts that a plugin adds to Payload's configuration, behind those that are there. */
type Parts = Pick<Components, 'beforeLogin' | 'beforeNavLinks' | 'providers'> & {
  readonly collections?: readonly CollectionConfig[];
  readonly globals?: readonly GlobalConfig[];
  readonly additions?: readonly Addition[];
  readonly endpoints?: readonly Endpoint[];
  /** Pages of the admin, by name. */
  readonly views?: Readonly<Record<string, readonly [path: `/${string}`, component: string]>>;
  /** Kinds of jobs, which get traced, and the queues that are run for them. */
  readonly tasks?: JobsConfig['tasks'];
  readonly queues?: readonly Queue[];
  /** Settings that no other plugin makes. */
  readonly admin?: Pick<Admin, 'livePreview' | 'user'>;
  readonly jobs?: JobsConfig;
};

/** Builds a Payload plugin from what it adds. */
export function definePlugin(parts: Parts): (config: Config) => Config {
  const { additions = [], beforeLogin = [], beforeNavLinks = [], providers = [], queues = [], tasks = [] } = parts;
  const views = Object.entries(parts.views ?? {}).map(
    ([name, [path, Component]]) => [name, { Component, path, exact: true }] as const,
  );
  return ({ admin, collections = [], endpoints = [], globals = [], jobs, ...config }) => ({
    ...config,
    collections: [...collections.map((one) => additions.reduce(addToCollection, one)), ...(parts.collections ?? [])],
    globals: [...globals.map((one) => additions.reduce(addToGlobal, one)), ...(parts.globals ?? [])],
    endpoints: [...endpoints, ...(parts.endpoints ?? [])],
    admin: {
      ...admin,
      ...parts.admin,
      components: {
        ...admin?.components,
        beforeLogin: [...(admin?.components?.beforeLogin ?? []), ...beforeLogin],
        beforeNavLinks: [...(admin?.components?.beforeNavLinks ?? []), ...beforeNavLinks],
        providers: [...(admin?.components?.providers ?? []), ...providers],
        views: { ...admin?.components?.views, ...Object.fromEntries(views) },
      },
    },
    jobs: {
      ...jobs,
      ...parts.jobs,
      tasks: [...(jobs?.tasks ?? []), ...tasks.map((task) => traceTask(task))],
      autoRun: [...(Array.isArray(jobs?.autoRun) ? jobs.autoRun : []), ...queues],
    },
  });
}
