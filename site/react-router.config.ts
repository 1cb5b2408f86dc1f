import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // All routes are known from the start: no manifest requests, and a tab that is open during a deploy goes on working.
  routeDiscovery: { mode: 'initial' },
  // A page's modules are small: in pieces they would be more to ask for, and more to send.
  splitRouteModules: false,
} satisfies Config;
