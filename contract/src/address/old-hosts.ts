import * as v from 'valibot';

/** Whether a text is only a host, with or without a port; umlauts are allowed. */
function isHost(text: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N}.-]{0,252}(?::\d{1,5})?$/u.test(text) && URL.canParse(`https://${text}`);
}

/** Parses `OLD_HOSTS`: former hosts of the backend, which its content still links to. */
export const oldHosts = v.pipe(
  v.string(),
  v.transform((list) =>
    list
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter((host) => host !== ''),
  ),
  v.check(
    (list) => list.every(isHost),
    'must be hosts with commas between them, such as www.example.com,old.example.com',
  ),
);
