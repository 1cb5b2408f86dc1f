import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { folders } from './folders.ts';
import { readSettings } from './settings.ts';

const read = (file: string) => readFileSync(path.join(folders.root, file), 'utf8');

/** The settings that the README lists, each in the first column of its table. */
const known = new Set(
  Array.from(read('README.md').matchAll(/^\| (`[A-Z].*?) \|/gm), ([, names = '']) =>
    Array.from(names.matchAll(/`([A-Z\d_]+)`/g), ([, name = '']) => name),
  ).flat(),
);
const standard = readSettings({});
const ports = { site: standard.port, cms: standard.cmsPort };

const texts = v.record(v.string(), v.string());
const composed = v.object({
  services: v.objectWithRest({}, v.looseObject({ environment: v.optional(texts) })),
});
const probe = v.object({ httpGet: v.object({ path: v.string(), port: v.string() }) });
const container = v.object({
  name: v.picklist(['site', 'cms']),
  env: v.optional(v.array(v.object({ name: v.string() })), []),
  ports: v.array(v.object({ name: v.string(), containerPort: v.number() })),
  startupProbe: probe,
  readinessProbe: probe,
  livenessProbe: probe,
});
const manifest = v.looseObject({
  kind: v.string(),
  data: v.optional(texts, {}),
  stringData: v.optional(texts, {}),
  spec: v.optional(
    v.looseObject({ template: v.optional(v.object({ spec: v.object({ containers: v.array(container) }) })) }),
  ),
});

const manifests = globSync('deploy/kubernetes/*.yaml', { cwd: folders.root }).flatMap((file) =>
  parseAllDocuments(read(file), { merge: true }).map((document) => v.parse(manifest, document.toJS())),
);
const containers = manifests.flatMap(({ spec }) => spec?.template?.spec.containers ?? []);

/** The names of settings in files that systemd or Compose reads. */
const assigned = (text: string) => Array.from(text.matchAll(/^([A-Z][A-Z\d_]+)=/gm), ([, name = '']) => name);

describe('what installs the site and the CMS', () => {
  test('Compose sets nothing that they don’t know', () => {
    const { services } = v.parse(composed, parse(read('deploy/compose/compose.yaml'), { merge: true }));
    const set = ['site', 'cms'].flatMap((name) => Object.keys(services[name]?.environment ?? {}));
    expect(set).toContain('BACKEND_URL');
    expect(set.filter((name) => !known.has(name))).toEqual([]);
  });

  test('Compose asks for nothing that its example leaves out', () => {
    const asked = Array.from(read('deploy/compose/compose.yaml').matchAll(/\$\{([A-Z\d_]+)/g), ([, name = '']) => name);
    expect([...new Set(asked)].toSorted()).toEqual(assigned(read('deploy/compose/example.env')).toSorted());
  });

  test('Kubernetes sets nothing that they don’t know', () => {
    const set = [
      ...manifests.flatMap(({ data, stringData }) => Object.keys({ ...data, ...stringData })),
      ...containers.flatMap(({ env }) => env.map(({ name }) => name)),
    ];
    expect(set).toContain('DATABASE_URI');
    expect(set.filter((name) => !known.has(name))).toEqual([]);
  });

  test('Kubernetes asks for them where they answer', () => {
    expect(containers.map(({ name }) => name).toSorted()).toEqual(['cms', 'site']);
    for (const { name, ports: opened, startupProbe, readinessProbe, livenessProbe } of containers) {
      expect(opened).toEqual([{ name: 'http', containerPort: ports[name] }]);
      expect([startupProbe, livenessProbe].map(({ httpGet }) => httpGet.path)).toEqual(['/healthz', '/healthz']);
      expect(readinessProbe.httpGet.path).toBe(name === 'site' ? '/readyz' : '/healthz');
    }
  });

  test('the images have the version of Node that the project brings, and open the standard ports', () => {
    const { dependencies } = v.parse(v.object({ dependencies: texts }), JSON.parse(read('package.json')));
    const dockerfile = read('Dockerfile');
    expect(dockerfile).toContain(`FROM node:${dependencies.node}-`);
    expect(Array.from(dockerfile.matchAll(/^EXPOSE (\d+)$/gm), ([, port]) => Number(port))).toEqual([
      ports.site,
      ports.cms,
    ]);
  });
});
