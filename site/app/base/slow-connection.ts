/** The Network Information that browsers expose; all optional. */
export type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/**
 * Whether speculative fetches should be skipped: on a slow connection or with data saving. Serialised into the page's
 * inline script, so it may use nothing from its enclosing scope.
 */
export function isSlowConnection(connection: Connection = {}): boolean {
  return connection.saveData || /2g|3g/.test(connection.effectiveType ?? '');
}
