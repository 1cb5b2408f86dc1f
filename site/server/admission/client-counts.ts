/** A counter per client; clients at zero take no memory. */
export type ClientCounts = {
  of(client: string): number;
  /** Adds one. */
  enter(client: string): void;
  /** Subtracts one. */
  leave(client: string): void;
};

export function createClientCounts(): ClientCounts {
  const counts = new Map<string, number>();
  const of = (client: string) => counts.get(client) ?? 0;
  return {
    of,
    enter: (client) => void counts.set(client, of(client) + 1),
    leave(client) {
      if (of(client) > 1) counts.set(client, of(client) - 1);
      else counts.delete(client);
    },
  };
}
