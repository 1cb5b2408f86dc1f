/** What a browser says of its line, as far as it does. */
export type Line = { readonly saveData?: boolean; readonly effectiveType?: string };

declare global {
  interface Navigator {
    readonly connection?: Line;
  }
}

/**
 * Tells whether nothing may be fetched that isn't meant: on a slow line, or where data is to be saved. The page's script is
 * made of this function's text: it uses nothing from around it.
 */
export function isSlow(line: Line = {}): boolean {
  return line.saveData || /2g|3g/.test(line.effectiveType ?? '');
}
