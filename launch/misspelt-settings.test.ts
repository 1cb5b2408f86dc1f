import process from 'node:process';
import { expect, test, vi } from 'vitest';
import { describeMisspelt, warnOfMisspelt } from './misspelt-settings.ts';
import { halvesHere, knownNames, NODES_OWN } from './setup/look.ts';

const known = [...(await knownNames(halvesHere(), process.env)), ...NODES_OWN];

test.each([
  ['METRICS_PRT', 'METRICS_PORT'],
  ['SMPT_URL', 'SMTP_URL'],
  ['DATABASE_URL', 'DATABASE_URI'],
  ['PUBLIC_ULR', 'PUBLIC_URL'],
  ['data_dir', 'DATA_DIR'],
])('%s looks like %s, whatever its value', (name, meant) => {
  expect(describeMisspelt({ [name]: 'a secret' }, known)).toBe(
    `The environment has what looks like misspelt settings, which are ignored: ${name} (${meant}?).`,
  );
  expect(describeMisspelt({ [name]: '' }, known)).toBeNull();
});

test('an environment of shells, services and containers is none of ours', () => {
  const names =
    'PATH HOME HOSTNAME USER SHELL PWD OLDPWD LANG LC_ALL TERM TMPDIR TZ LOGNAME MAIL PS1 EDITOR DISPLAY CI DEBUG NODE NODE_PATH ' +
    'NODE_OPTIONS NODE_VERSION YARN_VERSION INIT_CWD COLOR npm_config_cache npm_lifecycle_event SSH_CLIENT XDG_DATA_HOME XDG_DATA_DIRS ' +
    'INVOCATION_ID JOURNAL_STREAM LISTEN_FDS NOTIFY_SOCKET STATE_DIRECTORY LOGS_DIRECTORY KUBERNETES_PORT KUBERNETES_SERVICE_HOST ' +
    'POSTGRES_PORT POSTGRES_PASSWORD PGHOST PGPORT AWS_REGION AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY HTTP_PROXY HTTPS_PROXY NO_PROXY ' +
    'SUDO_USER CHROMIUM_PATH E2E_PORT STARTER_PIPE MALLOC_ARENA_MAX UV_THREADPOOL_SIZE';
  const env = Object.fromEntries(names.split(' ').map((name) => [name, 'x']));
  expect(describeMisspelt(env, known)).toBeNull();
});

test('settings of either service are none of the misspelt ones', async () => {
  const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await warnOfMisspelt({ PATH: process.env.PATH, WORKERS: '1', BACKUP_KEY: 'age1', METRICS_PRT: '9000' });
  expect(told.mock.calls).toEqual([[expect.stringMatching(/: METRICS_PRT \(METRICS_PORT\?\)\.$/)]]);
});
