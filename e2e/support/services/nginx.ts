import process from 'node:process';
import { isFree } from '../stacks/ports.ts';
import { type InstalledServer, startInstalled } from './installed-server.ts';

/**
 * Configures nginx: in the foreground, with all its files in one folder, and with workers as the user that starts it.
 *
 * @param http the contents of its `http` block
 */
function configuration(folder: string, http: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  );
  return [
    'daemon off;',
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${folder}/pid;`,
    'error_log stderr warn;',
    'worker_processes 1;',
    // With too few, nginx closes connections on which clients are just sending a request.
    'events { worker_connections 8192; }',
    'http {',
    '  access_log off;',
    ...temporary,
    http,
    '}',
  ].join('\n');
}

/** Starts nginx (Debian: `apt-get install nginx-light`), and resolves when it listens on a port. */
export function startNginx(port: number, http: string): Promise<InstalledServer> {
  return startInstalled({
    command: 'nginx',
    from: 'nginx-light',
    args: (folder, file) => ['-e', 'stderr', '-p', folder, '-c', file],
    configuration: (folder) => configuration(folder, http),
    answers: async () => !(await isFree(port)),
  });
}
