/** How many of something each client has now; clients that have none take no memory. */
export type ClientCounts = {
  of(client: string): number;
  /** One more. */
  enter(client: string): void;
  /** One less. */
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
