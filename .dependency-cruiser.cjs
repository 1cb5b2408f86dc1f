/**
 * Rules for imports. Each floor of the app and of the CMS, and each room of the site's server, imports downwards only;
 * a feature of the CMS imports no other; nothing imports in a circle; site and CMS share the contract and the runtime
 * alone. What is shipped, `launch` included, imports nothing of `tools`, `e2e` and `bench`.
 */

/** Exempt from the floors: tests and their helpers import what they need. */
const FOR_TESTS = '/testing/|\\.test\\.tsx?$';

const FLOORS = [
  'base',
  'ui',
  'content',
  '(?:sections|forms)',
  'shell',
  'styleguide',
  'pages',
  'structured-data',
  'document',
  'browser',
];

/** Folders without a floor: they import nothing of the app. */
const GROUND = ['styles', 'fonts'];

/** The rooms of the site's server, from the lowest, which a request passes last. */
const ROOMS = [
  'base',
  'http',
  '(?:admission|content-store)',
  'proxy',
  'submissions',
  'directory',
  'search',
  'pages',
  '(?:announce|documents|files)',
  'status',
  'routes',
  '(?:start|try)',
];

/** The features of the CMS, beside each other on one floor. */
const FEATURES = 'addresses|translation|publishing|inbox|accounts';

/** The floors of the CMS, from the lowest. */
const CMS = ['base', '(?:kit|storage)', '(?:content|mail)', `(?:${FEATURES})`, 'schema', '(?:app|commands)'];

/** The folders that only developers run, from the lowest; the rest of `tools` imports all of them. */
const FOR_DEVELOPERS = ['tools/debian', 'e2e', 'bench'];

/** Builds the rules for levels: each imports itself and those below; a folder on no level can't be imported. */
function downwardsOnly(root, levels, ground = []) {
  return levels.map((level, at) => ({
    name: `${root}: ${level} imports downwards only`,
    severity: 'error',
    from: { path: `^${root}/${level}/`, pathNot: FOR_TESTS },
    to: { path: `^${root}/`, pathNot: `^${root}/(?:${[...ground, ...levels.slice(0, at + 1)].join('|')})/` },
  }));
}

module.exports = {
  forbidden: [
    ...downwardsOnly('site/app', FLOORS, GROUND),
    ...downwardsOnly('site/server', ROOMS),
    ...downwardsOnly('cms/src', CMS, ['migrations']),
    ...FOR_DEVELOPERS.map((folder, at) => ({
      name: `${folder} imports downwards only`,
      severity: 'error',
      from: { path: `^${folder}/` },
      to: { path: '^(?:tools|e2e|bench)/', pathNot: `^(?:${FOR_DEVELOPERS.slice(0, at + 1).join('|')})/` },
    })),
    {
      name: 'cms/src: a feature imports no other feature',
      severity: 'error',
      from: { path: `^cms/src/(${FEATURES})/`, pathNot: FOR_TESTS },
      to: { path: `^cms/src/(?:${FEATURES})/`, pathNot: '^cms/src/$1/' },
    },
    {
      name: 'the app knows nothing of its server',
      severity: 'error',
      from: { path: '^site/app/', pathNot: FOR_TESTS },
      to: { path: '^(?:site/server|runtime)/' },
    },
    {
      name: 'browsers get what was read, and read no HTML of a backend',
      severity: 'error',
      from: { path: '^site/app/', pathNot: FOR_TESTS },
      to: { path: '^contract/src/wordpress/' },
    },
    {
      name: 'every import leads somewhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^@payload-config$' },
    },
    {
      // An undeclared one works until the package that depends on it drops it or changes its version.
      name: 'every package is declared where it is used, or for all',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no one but tests imports what is for tests',
      severity: 'error',
      from: { pathNot: '/testing/|\\.test\\.tsx?$|^(?:e2e|bench)/' },
      to: { path: '/testing/|\\.test\\.tsx?$' },
    },
    {
      name: 'the site reaches the CMS over HTTP only',
      severity: 'error',
      from: { path: '^site/' },
      to: { path: '^cms/' },
    },
    { name: 'the CMS knows nothing of the site', severity: 'error', from: { path: '^cms/' }, to: { path: '^site/' } },
    {
      name: 'the contract stands by itself',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: '^(?:runtime|site|cms|content|launch)/' },
    },
    {
      name: 'what both servers run knows nothing of either',
      severity: 'error',
      from: { path: '^runtime/' },
      to: { path: '^(?:site|cms|content|launch)/' },
    },
    {
      name: 'the site and the CMS know nothing of their launcher',
      severity: 'error',
      from: { path: '^(?:site|cms|content)/' },
      to: { path: '^launch/' },
    },
    {
      name: 'the launcher runs the site and the CMS, and imports nothing of them',
      severity: 'error',
      from: { path: '^launch/' },
      to: { path: '^(?:site|cms|content)/' },
    },
    {
      name: 'nothing that is shipped imports what only developers run',
      severity: 'error',
      from: { path: '^(?:site|cms|contract|runtime|content|launch)/' },
      to: { path: '^(?:tools|e2e|bench)/' },
    },
    {
      name: 'nothing that serves visitors imports the sample content',
      severity: 'error',
      from: { path: '^(?:site|cms)/', pathNot: '^cms/src/commands/seed/|\\.test\\.tsx?$|/testing/' },
      to: { path: '^content/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|\\.(?:woff2|svg|css|json|ttf)$' },
    exclude: { path: '(?:^|/)(?:build|\\.next|migrations)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.svg', '.woff2'],
    },
  },
};
