import type { CheckResult } from '@kontorwerk/runtime/setup/check-result';
import type { Half } from '../data-lock.ts';
import { NOT_OURS, obstacleAt } from '../ports.ts';
import type { Settings } from '../settings.ts';
import { startedEarlier } from '../started-servers.ts';

/** Whether a port is free, used by this installation, or taken by another program. */
export type PortState = 'free' | 'running' | 'taken';

export type TriedPort = { readonly state: PortState; readonly finding: CheckResult };

async function tryPort(setting: 'PORT' | 'CMS_PORT', port: number, host: string, dataDir: string): Promise<TriedPort> {
  const wrong = (name: string, seen: string, advice: string): TriedPort => ({
    state: 'taken',
    finding: { verdict: 'wrong', setting: name, seen, advice },
  });
  // Looked up before the port is tried: a process that exits in between has freed it.
  const pid = startedEarlier(dataDir, port);
  const obstacle = await obstacleAt(port, host);
  if (obstacle === null)
    return { state: 'free', finding: { verdict: 'ok', setting, seen: `${port} of ${host} is free` } };
  if (obstacle.code === 'EADDRINUSE' && pid !== null)
    return {
      state: 'running',
      finding: { verdict: 'ok', setting, seen: `${port} is this installation’s own, which runs (process ${pid})` },
    };
  if (obstacle.code === 'EADDRINUSE')
    return wrong(setting, `${port} is already in use`, `stop what uses it, or set ${setting} to another`);
  const hostSetting = setting.replace('PORT', 'HOST');
  if (NOT_OURS.has(obstacle.code ?? ''))
    return wrong(hostSetting, `${host} is no address of this machine (${obstacle.message})`, 'set it to one that is');
  const advice =
    obstacle.code === 'EACCES' ? `set ${setting} to 1024 or more, with a proxy before it` : `set ${setting} to another`;
  return wrong(setting, `${port} can’t be listened on (${obstacle.message})`, advice);
}

/** Checks the ports of the services. */
export async function tryPorts(
  { port, host, cmsPort, cmsHost, dataDir }: Settings,
  halves: readonly Half[],
): Promise<Readonly<Partial<Record<Half, TriedPort>>>> {
  const [site, cms] = await Promise.all([
    halves.includes('site') ? tryPort('PORT', port, host, dataDir) : undefined,
    halves.includes('cms') ? tryPort('CMS_PORT', cmsPort, cmsHost, dataDir) : undefined,
  ]);
  return { ...(site && { site }), ...(cms && { cms }) };
}
