import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { HEALTH_PATIENCE_MS } from '@kontorwerk/contract/wire';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { SETTING_NAMES as CMS_SETTINGS, parseSettings } from '../../cms/src/base/settings.ts';
import type { Half } from '../../launch/data-lock.ts';
import { folders, PACKED_NODE } from '../../launch/folders.ts';
import { SETTING_NAMES as LAUNCHER_SETTINGS, readSettings } from '../../launch/settings.ts';
import { SITE_FLAGS } from '../../launch/site-memory.ts';
import { parseServerSettings, SETTING_NAMES as SITE_SETTINGS } from '../../site/server/base/settings.ts';
import { isStatusPath } from '../../site/server/status/status-routes.ts';

const HALVES = ['site', 'cms'] as const;
const read = (file: string) => readFileSync(path.join(folders.root, file), 'utf8');

type Values = Readonly<Record<string, string>>;

const known: Readonly<Record<Half, ReadonlySet<string>>> = {
  site: new Set([...LAUNCHER_SETTINGS, ...SITE_SETTINGS]),
  cms: new Set([...LAUNCHER_SETTINGS, ...CMS_SETTINGS]),
};
const standard = readSettings({});
const ports: Readonly<Record<Half, number>> = { site: standard.port, cms: standard.cmsPort };

/** Returns the names that a service gets and doesn't know. */
function unknown(half: Half, names: Iterable<string>): readonly string[] {
  return [...names].filter((name) => !known[half].has(name));
}

/** Parse settings as each service does at its start; throw if one is wrong. */
const readAs: Readonly<Record<Half, (values: Values) => unknown>> = {
  site: parseServerSettings,
  cms: parseSettings,
};

/** Returns the content backend of a service, by its name and port. */
function backend(values: Values): string {
  return new URL(values.BACKEND_URL ?? '').host;
}

const texts = v.record(v.string(), v.string());

/** Returns the names assigned in a file for systemd or Compose, or in an image's environment. */
function assigned(text: string, pattern = /^([A-Z][A-Z\d_]+)=/gm): readonly string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name);
}

test('lets the site have the memory that its heap is bounded to, and what it needs beside it', () => {
  const heap = SITE_FLAGS.map((flag) => /^--max-old-space-size=(\d+)$/.exec(flag)?.[1]).find(Boolean);
  const limits = [
    /kontorwerk-site\n {4}mem_limit: (\d+)m\n/.exec(read('deploy/compose/compose.yaml')),
    /limits:\n +memory: (\d+)Mi\n/.exec(read('deploy/kubernetes/site.yaml')),
    /^MemoryMax=(\d+)M$/m.exec(read('deploy/systemd/kontorwerk-site.service')),
  ];
  for (const limit of limits) expect(Number(limit?.[1])).toBeGreaterThanOrEqual(Number(heap) + 256);
});

describe('Compose', () => {
  const text = read('deploy/compose/compose.yaml');
  const { services, networks } = v.parse(
    v.object({
      services: v.objectWithRest(
        {},
        v.looseObject({
          environment: v.optional(texts, {}),
          networks: v.array(v.string()),
          image: v.string(),
          command: v.optional(v.union([v.string(), v.array(v.string())]), ''),
          cap_drop: v.array(v.string()),
          mem_limit: v.string(),
          logging: v.object({ options: v.object({ 'max-size': v.string(), 'max-file': v.string() }) }),
        }),
      ),
      networks: v.record(v.string(), v.nullable(v.object({ internal: v.boolean() }))),
    }),
    parse(text, { merge: true }),
  );
  const example = read('deploy/compose/example.env');
  /** The settings of `.env`, filled in; mail is left out. */
  const filled = new Map(assigned(example).map((name) => [name, 'a'.repeat(32)]));
  filled.set('ADMIN_EMAIL', 'admin@example.com').set('SMTP_URL', '').set('MAIL_FROM', '').set('BACKUP_KEY', '');
  const environment = (half: Half): Values =>
    Object.fromEntries(
      Object.entries(services[half]?.environment ?? {}).map(([name, value]) => [
        name,
        value.replaceAll(/\$\{([A-Z\d_]+)[^}]*\}/g, (_whole, asked: string) => filled.get(asked) ?? ''),
      ]),
    );

  test.each(HALVES)('tells the %s nothing that it does not know or can not use', (half) => {
    const values = environment(half);
    expect(unknown(half, Object.keys(values))).toEqual([]);
    expect(() => readAs[half](values)).not.toThrow();
    expect(values.BC_TOKEN).toBe(filled.get('BC_TOKEN'));
    expect(values.METRICS_TOKEN).toBe(filled.get('METRICS_TOKEN'));
  });

  test('asks for nothing that its example leaves out', () => {
    const asked = new Set(assigned(text, /\$\{([A-Z\d_]+)/g));
    expect([...asked].toSorted()).toEqual(assigned(example).toSorted());
  });

  test('has each part reach what it needs, and the site nothing of what the CMS stores', () => {
    const reached = (name: string) =>
      Object.keys(services).filter(
        (other) =>
          other !== name && services[other]?.networks.some((network) => services[name]?.networks.includes(network)),
      );
    expect(reached('proxy')).toEqual(['site']);
    expect(reached('site')).toEqual(['proxy', 'cms']);
    expect(reached('cms')).toEqual(['site', 'backup', 'database', 'store', 'bucket']);
    expect(networks.storage?.internal).toBe(true);
  });

  test('backs up each night what the CMS has, with the settings of the CMS', () => {
    const { environment: settings, command } = services.backup ?? {};
    expect(settings).toEqual(services.cms?.environment);
    expect(String(command)).toMatch(/node launch\/packaged\.ts backup \/backups\/.* --keep 14\n/);
  });

  test('takes all rights of root from each service', () => {
    expect(Object.entries(services).filter(([, { cap_drop: dropped }]) => !dropped.includes('ALL'))).toEqual([]);
  });

  test('lets the images of others be pinned', () => {
    const fixed = Object.values(services).flatMap(({ image }) =>
      /^(?:kontorwerk-|\$\{\w+:-)/.test(image) ? [] : image,
    );
    expect(fixed).toEqual([]);
  });

  test('has each part find the next where that listens', () => {
    expect(backend(environment('site'))).toBe(`cms:${ports.cms}`);
    expect(read('deploy/compose/Caddyfile')).toContain(`reverse_proxy site:${ports.site} {`);
    expect(Object.keys(services)).toEqual(expect.arrayContaining(['site', 'cms']));
  });
});

describe('Kubernetes', () => {
  const reference = v.object({ name: v.string() });
  const source = v.object({ configMapRef: v.optional(reference), secretRef: v.optional(reference) });
  const named = v.object({
    name: v.string(),
    value: v.optional(v.string()),
    valueFrom: v.optional(v.object({ configMapKeyRef: v.object({ name: v.string(), key: v.string() }) })),
  });
  const asked = v.object({ path: v.string(), port: v.literal('http') });
  const container = v.object({
    name: v.picklist(HALVES),
    image: v.string(),
    env: v.optional(v.array(named), []),
    envFrom: v.array(source),
    ports: v.array(v.object({ name: v.string(), containerPort: v.number() })),
    startupProbe: v.object({ httpGet: asked }),
    readinessProbe: v.object({ httpGet: asked, timeoutSeconds: v.number() }),
    livenessProbe: v.object({
      timeoutSeconds: v.number(),
      httpGet: v.optional(asked),
      tcpSocket: v.optional(v.object({ port: v.literal('http') })),
    }),
  });
  const manifest = v.looseObject({
    kind: v.string(),
    metadata: v.looseObject({ name: v.string() }),
    data: v.optional(texts, {}),
    stringData: v.optional(texts, {}),
    spec: v.optional(
      v.looseObject({
        ports: v.optional(v.array(v.object({ name: v.string(), port: v.number(), targetPort: v.string() }))),
        template: v.optional(v.object({ spec: v.object({ containers: v.array(container) }) })),
      }),
    ),
  });
  const KUSTOMIZATION = 'deploy/kubernetes/kustomization.yaml';
  const files = globSync('deploy/kubernetes/**/*.yaml', { cwd: folders.root }).filter((file) => file !== KUSTOMIZATION);
  const manifests = files.flatMap((file) =>
    parseAllDocuments(read(file), { merge: true }).map((document) => v.parse(manifest, document.toJS())),
  );
  const containers = manifests.flatMap(({ spec }) => spec?.template?.spec.containers ?? []);

  const find = (kind: string, name: string) => {
    const found = manifests.find((each) => each.kind === kind && each.metadata.name === name);
    if (found === undefined) throw new Error(`There is no ${kind} ${name}.`);
    return found;
  };
  const containerOf = (half: Half) => {
    const found = containers.find(({ name }) => name === half);
    if (found === undefined) throw new Error(`There is no container ${half}.`);
    return found;
  };
  /** Returns the complete environment of a container, with secrets instead of the example's placeholders. */
  const environment = (half: Half): Values =>
    Object.fromEntries(
      Object.entries(asWritten(half)).map(([name, value]) => [
        name,
        value.replace(/CHANGE-ME[A-Z\d-]*/, 'a'.repeat(32)),
      ]),
    );
  const asWritten = (half: Half): Values => {
    const { env, envFrom } = containerOf(half);
    const whole = envFrom.flatMap(({ configMapRef, secretRef }) => [
      ...(configMapRef ? Object.entries(find('ConfigMap', configMapRef.name).data) : []),
      ...(secretRef ? Object.entries(find('Secret', secretRef.name).stringData) : []),
    ]);
    const single = env.map(({ name, value, valueFrom }) => {
      const from = valueFrom?.configMapKeyRef;
      return [name, from ? find('ConfigMap', from.name).data[from.key] : value] as const;
    });
    return v.parse(texts, Object.fromEntries([...whole, ...single]));
  };

  test.each(HALVES)('tells the %s nothing that it does not know or can not use', (half) => {
    const values = environment(half);
    expect(unknown(half, Object.keys(values))).toEqual([]);
    expect(() => readAs[half](values)).not.toThrow();
  });

  test.each(HALVES)('has the %s refuse secrets that were left as the example has them', (half) => {
    expect(() => readAs[half](asWritten(half))).toThrow(/^\w+ still has the CHANGE-ME of the example/);
  });

  test('gives both halves the same tokens and address', () => {
    const [site, cms] = HALVES.map(environment);
    expect(site?.PUBLIC_URL).toBe(cms?.PUBLIC_URL);
    expect(site?.BC_TOKEN).toBe(cms?.BC_TOKEN);
    expect(site?.BC_TOKEN).toBeTruthy();
    expect(site?.METRICS_TOKEN).toBe(cms?.METRICS_TOKEN);
    expect(site?.METRICS_TOKEN).toBeTruthy();
  });

  test.each(HALVES)('asks the %s for its health where it answers', (half) => {
    const { ports: opened, startupProbe, readinessProbe, livenessProbe } = containerOf(half);
    expect(opened).toEqual([{ name: 'http', containerPort: ports[half] }]);
    const paths = [
      startupProbe.httpGet,
      readinessProbe.httpGet,
      ...(livenessProbe.httpGet ? [livenessProbe.httpGet] : []),
    ];
    const answers = (asked: string) =>
      half === 'site' ? isStatusPath(asked) : existsSync(path.join(folders.cms, `src/app${asked}/route.ts`));
    expect(paths.filter(({ path: asked }) => !answers(asked))).toEqual([]);
  });

  test('gives probes the time that an answer takes while the database hangs or the machine is busy', () => {
    expect(containerOf('cms').readinessProbe.timeoutSeconds * 1_000).toBeGreaterThan(HEALTH_PATIENCE_MS);
    for (const half of HALVES) {
      const { readinessProbe, livenessProbe } = containerOf(half);
      for (const { timeoutSeconds } of [readinessProbe, livenessProbe]) expect(timeoutSeconds).toBeGreaterThan(1);
    }
  });

  test('ends no process of the CMS for a database that is away', () => {
    expect(containerOf('cms').livenessProbe).toEqual({ tcpSocket: { port: 'http' }, timeoutSeconds: 5 });
  });

  const serviceOf = v.object({ spec: v.object({ clusterIP: v.optional(v.string()) }) });
  const statefulSet = v.object({ spec: v.object({ serviceName: v.string() }) });
  const annotated = v.object({
    metadata: v.object({ annotations: v.optional(texts, {}) }),
    spec: v.looseObject({ tls: v.optional(v.array(v.object({ secretName: v.string() })), []) }),
  });
  const portList = v.array(v.object({ port: v.union([v.string(), v.number()]), protocol: v.optional(v.string()) }));
  const peer = v.object({
    podSelector: v.optional(v.object({ matchLabels: texts })),
    namespaceSelector: v.optional(v.object({ matchLabels: texts })),
  });
  const policy = v.object({
    spec: v.object({
      podSelector: v.object({ matchLabels: texts }),
      policyTypes: v.tuple([v.literal('Ingress'), v.literal('Egress')]),
      ingress: v.optional(v.array(v.object({ from: v.array(peer), ports: portList })), []),
      egress: v.array(v.object({ to: v.optional(v.array(peer)), ports: portList })),
    }),
  });
  const policyOf = (component: string) => v.parse(policy, find('NetworkPolicy', `kontorwerk-${component}`)).spec;
  const componentOf = (labels: Values | undefined) => labels?.['app.kubernetes.io/component'];

  test('gives the pods of a StatefulSet a headless Service', () => {
    const { spec } = v.parse(statefulSet, find('StatefulSet', 'kontorwerk-site'));
    expect(v.parse(serviceOf, find('Service', spec.serviceName)).spec.clusterIP).toBe('None');
    expect(v.parse(serviceOf, find('Service', 'kontorwerk-site')).spec.clusterIP).toBeUndefined();
  });

  test.each(HALVES)('lets nothing to the %s but by its port', (half) => {
    const { podSelector, ingress } = policyOf(half);
    expect(componentOf(podSelector.matchLabels)).toBe(half);
    expect(ingress.flatMap(({ ports: opened }) => opened)).toEqual([{ port: 'http' }]);
  });

  test('lets the gateway alone to the site, whose word on addresses counts, and the site alone to the CMS', () => {
    const sourcesOf = (half: Half) => policyOf(half).ingress.flatMap(({ from }) => from);
    const [toSite, ...others] = sourcesOf('site');
    expect(others).toEqual([]);
    expect(toSite?.namespaceSelector?.matchLabels).toEqual({
      'kubernetes.io/metadata.name': 'envoy-gateway-system',
    });
    expect(sourcesOf('cms').map(({ podSelector }) => componentOf(podSelector?.matchLabels))).toEqual(['site']);
    expect(policyOf('backup').ingress).toEqual([]);
  });

  test('lets the site out to the CMS alone, and the CMS and the backup by few ports', () => {
    const beyondNames = (component: string) =>
      policyOf(component).egress.filter(({ ports: [first] }) => first?.port !== 53);
    const ofSite = beyondNames('site');
    expect(
      ofSite.flatMap(({ to }) => (to ?? []).map(({ podSelector }) => componentOf(podSelector?.matchLabels))),
    ).toEqual(['cms']);
    expect(ofSite.flatMap(({ ports: opened }) => opened)).toEqual([{ port: ports.cms }]);
    const portsOf = (component: string) =>
      beyondNames(component).flatMap(({ ports: opened }) => opened.map(({ port }) => port));
    expect(portsOf('cms')).toEqual([5432, 443, 587, 465]);
    expect(portsOf('backup')).toEqual([5432, 443]);
  });

  test('backs up each night by the image and the settings of the CMS', () => {
    const cronJob = v.object({
      spec: v.object({
        jobTemplate: v.object({
          spec: v.object({
            template: v.object({
              metadata: v.object({ labels: texts }),
              spec: v.object({
                containers: v.tuple([
                  v.looseObject({ image: v.string(), args: v.array(v.string()), envFrom: v.array(source) }),
                ]),
              }),
            }),
          }),
        }),
      }),
    });
    const { template } = v.parse(cronJob, find('CronJob', 'kontorwerk-backup')).spec.jobTemplate.spec;
    const [{ image, args, envFrom }] = template.spec.containers;
    expect(image).toBe(containerOf('cms').image);
    expect(envFrom).toEqual(containerOf('cms').envFrom);
    expect(args.join(' ')).toMatch(/launch\/packaged\.ts backup s3:\/\/.+ --keep 14$/);
    expect(componentOf(template.metadata.labels)).toBe('backup');
  });

  test('is applied as a whole, with each image named once, where it can be pinned', () => {
    const { resources, images } = v.parse(
      v.looseObject({ resources: v.array(v.string()), images: v.array(v.looseObject({ name: v.string() })) }),
      parse(read(KUSTOMIZATION)),
    );
    const applied = files.filter((file) => !file.includes('ingress-nginx')).map((file) => path.basename(file));
    expect(resources.toSorted()).toEqual(applied.toSorted());
    const used = HALVES.map((half) => containerOf(half).image.replace(/:[^:/]*$/, ''));
    expect(images.map(({ name }) => name)).toEqual(used);
  });

  test('asks for each certificate once', () => {
    const asking = manifests
      .filter(({ kind }) => kind === 'Ingress')
      .map((ingress) => v.parse(annotated, ingress))
      .filter(({ metadata }) => 'cert-manager.io/cluster-issuer' in metadata.annotations)
      .flatMap(({ spec }) => spec.tls.map(({ secretName }) => secretName));
    expect(asking).toEqual([...new Set(asking)]);
    expect(asking).toHaveLength(1);
  });

  test('leads visitors to the site, by a gateway and by an ingress', () => {
    const route = v.object({
      spec: v.object({
        parentRefs: v.array(v.object({ name: v.string(), sectionName: v.string() })),
        rules: v.array(v.object({ backendRefs: v.array(v.object({ name: v.string(), port: v.number() })) })),
      }),
    });
    const { parentRefs, rules } = v.parse(route, find('HTTPRoute', 'kontorwerk')).spec;
    for (const { name } of parentRefs) find('Gateway', name);
    for (const { backendRefs } of rules)
      for (const { name, port } of backendRefs) expect(find('Service', name).spec?.ports?.[0]?.port).toBe(port);
    expect(find('Ingress', 'kontorwerk').kind).toBe('Ingress');
  });

  test('has the site find the CMS', () => {
    const [host = '', port] = backend(environment('site')).split(':');
    expect(find('Service', host).spec?.ports).toEqual([{ name: 'http', port: Number(port), targetPort: 'http' }]);
    expect(Number(port)).toBe(ports.cms);
  });
});

describe('systemd', () => {
  const units = globSync('deploy/systemd/*.service', { cwd: folders.root }).map((file) => ({ file, text: read(file) }));
  /** Returns the service that a unit runs; an installation's unit runs both. */
  const halvesOf = (file: string): readonly Half[] =>
    /-(?:cms|backup)\.service$/.test(file) ? ['cms'] : file.endsWith('-site.service') ? ['site'] : HALVES;

  test('is told nothing that they do not know', () => {
    const set = units.flatMap(({ file, text }) =>
      Array.from(text.matchAll(/^Environment=(.+)$/gm), ([, line = '']) =>
        assigned(line, /(?:^|\s)([A-Z][A-Z\d_]+)=/g).filter((name) =>
          halvesOf(file).every((half) => !known[half].has(name)),
        ),
      ).flat(),
    );
    expect(set).toEqual([]);
    expect(units.filter(({ text }) => !/^Environment=.*DATA_DIR=/m.test(text))).toEqual([]);
  });

  test('runs what a package can do', async () => {
    const program = path.join(folders.root, 'launch/packaged.ts');
    const told = await promisify(execFile)(process.execPath, [program, 'nothing']).catch((error: unknown) => error);
    const { stderr } = v.parse(v.looseObject({ stderr: v.string() }), told);
    const commands = stderr.match(/use (.*)\.$/m)?.[1]?.split(', ');
    const run = units.flatMap(({ text }) => assigned(text, /launch\/packaged\.ts (\S+)/g));
    expect(run.toSorted()).toEqual(['backup', 'cms', 'site']);
    expect(commands).toEqual(expect.arrayContaining(run));
  });

  test('runs packages by the Node that they bring', () => {
    const packaged = units.filter(({ text }) => text.includes('launch/packaged.ts'));
    const folderOf = (text: string) => text.match(/^WorkingDirectory=(.+)$/m)?.[1];
    const others = packaged.filter(
      ({ text }) =>
        !text.includes(`ExecStart=${folderOf(text)}/${PACKED_NODE} launch/`) &&
        !text.includes(`exec ${PACKED_NODE} launch/`),
    );
    expect(packaged).toHaveLength(3);
    expect(others.map(({ file }) => file)).toEqual([]);
  });

  test('hears the request to stop itself, which npm would not pass on', () => {
    expect(units.filter(({ text }) => /^ExecStart=.*\bnpm\b/m.test(text)).map(({ file }) => file)).toEqual([]);
  });

  test('lets no one but its owner into its data, and bounds its memory', () => {
    const open = units.filter(
      ({ text }) => !/^StateDirectoryMode=0700$/m.test(text) || !/^MemoryMax=\d+[MG]$/m.test(text),
    );
    expect(open.map(({ file }) => file)).toEqual([]);
  });

  test('gives each unit as few rights as its siblings', () => {
    const rights = units.map(({ text }) =>
      assigned(text, /^((?:Protect|Private|Restrict|NoNew|Capability|Lock|SystemCall|UMask)\w*=.*)$/gm).toSorted(),
    );
    expect(rights[0]?.length).toBeGreaterThan(15);
    for (const each of rights) expect(each).toEqual(rights[0]);
  });
});

describe('the backups of Compose', () => {
  const [, wait = ''] = /while sleep \$\$(\(\(.*\)\)); do/.exec(read('deploy/compose/compose.yaml')) ?? [];

  test.each([
    [5_400, 5_400],
    [0, 86_400],
    [-60, 86_340],
  ])('where half past three is in %d s wait for %d s', async (ahead, seconds) => {
    const date = `date() { if [ "$1" = --date ]; then echo ${1_000_000 + ahead}; else echo 1000000; fi; }`;
    const { stdout } = await promisify(execFile)('/bin/sh', ['-c', `${date}; echo $${wait.replaceAll('$$', '$')}`]);
    expect(Number(stdout)).toBe(seconds);
  });
});

describe('the images', () => {
  const dockerfile = read('Dockerfile');

  test('have the version of Node that the project brings, and open the standard ports', () => {
    const { dependencies } = v.parse(v.object({ dependencies: texts }), JSON.parse(read('package.json')));
    expect(dockerfile).toContain(`FROM \${NODE_IMAGE:-node:${dependencies.node}-`);
    expect(assigned(dockerfile, /^EXPOSE (\d+)$/gm).map(Number)).toEqual([ports.site, ports.cms]);
  });

  test.each(HALVES)('set nothing that the %s does not know, and listen beyond loopback where it is asked', (half) => {
    const stage = dockerfile.split(new RegExp(`^FROM runtime AS ${half}$`, 'm'))[1]?.split(/^FROM /m)[0] ?? '';
    const line = stage.match(/^ENV (.*)$/m)?.[1] ?? '';
    const values = v.parse(texts, Object.fromEntries(line.split(' ').map((each) => each.split('='))));
    expect(unknown(half, Object.keys(values))).toEqual([]);
    const { host, port, cmsHost, cmsPort } = readSettings(values);
    expect(half === 'site' ? [host, port] : [cmsHost, cmsPort]).toEqual(['0.0.0.0', ports[half]]);
    expect(stage).toContain(`\${process.env.${half === 'site' ? 'PORT' : 'CMS_PORT'}}/healthz`);
    expect(stage).toContain(`CMD ["${half}"]`);
  });
});
