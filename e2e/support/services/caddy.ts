import { isFree } from '../stacks/ports.ts';
import { type InstalledServer, startInstalled } from './installed-server.ts';

/** Returns Caddy's global options: no admin endpoint, and all its files in one folder. */
function options(folder: string, plainPort: number): string {
  const lines = ['admin off', `storage file_system ${folder}`, `http_port ${plainPort}`, 'skip_install_trust'];
  return `{\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`;
}

/**
 * Starts Caddy (Debian: `apt-get install caddy`), and resolves when it listens on a port.
 *
 * @param plainPort the HTTP port, which redirects to TLS
 * @param sites the Caddyfile after its options
 */
export function startCaddy(port: number, plainPort: number, sites: string): Promise<InstalledServer> {
  return startInstalled({
    command: 'caddy',
    from: 'caddy',
    args: (_folder, file) => ['run', '--config', file, '--adapter', 'caddyfile'],
    configuration: (folder) => options(folder, plainPort) + sites,
    answers: async () => !(await isFree(port)),
  });
}
