import { readdirSync, readFileSync } from 'node:fs';

/** The services of a running stack. */
export type Half = 'site' | 'cms';

/** Patterns for the command line of each service's process. */
const COMMANDS: Readonly<Record<Half, RegExp>> = {
  site: /build\/start\/main\.js/,
  cms: /next-server|next\/dist\/bin/,
};

/** Reads the parent and the command line of a process; null when it has ended. */
function processAt(pid: number): { readonly parent: number; readonly command: string } | null {
  try {
    // The name in brackets may contain anything, so the fields are counted from its end.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return { parent: Number(fields[1]), command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
  } catch {
    return null;
  }
}

/** Finds the process of a service that a launcher has started; undefined while there is none. */
export function processOf(half: Half, launcher: number): number | undefined {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return pids.find((pid) => {
    const found = processAt(pid);
    return found !== null && found.parent === launcher && COMMANDS[half].test(found.command);
  });
}
