import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // All routes are known from the start: no manifest requests, and a tab that is open during a deploy goes on working.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
