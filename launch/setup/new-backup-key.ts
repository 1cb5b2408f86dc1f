import process from 'node:process';
import { folders } from '../folders.ts';
import { runCommand } from '../run-command.ts';
import { StartError } from '../start-error.ts';

/** A key pair for backups: one key encrypts, the other decrypts. */
export type BackupKey = { readonly makes: string; readonly opens: string };

/** Generates a key pair for backups, as `npm run backup -- --new-key` does. @throws a StartError */
export async function newBackupKey(env: NodeJS.ProcessEnv): Promise<BackupKey> {
  const keys: string[] = [];
  await runCommand('The making of a key', process.execPath, ['src/commands/backup.ts', '--new-key'], {
    cwd: folders.cms,
    base: env,
    onLine(line) {
      const [, key] = /^BACKUP_KEY=(\S+)/.exec(line) ?? [];
      if (key !== undefined) keys.push(key);
    },
  });
  const [makes, opens] = keys;
  if (makes === undefined || opens === undefined) throw new StartError('No key for backups was made.');
  return { makes, opens };
}
