import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // All routes are known from the start: no manifest requests, and a tab that was open during a deploy keeps working.
  routeDiscovery: { mode: 'initial' },
  // A page's modules are small: split, they would take more requests and more bytes.
  splitRouteModules: false,
} satisfies Config;
