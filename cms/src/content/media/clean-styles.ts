import postcss, { type ChildNode, type Container, CssSyntaxError } from 'postcss';
import type { RemovedPart } from './removed-parts.ts';

/** Whether an address is a part of the drawing, or an embedded picture or font. */
function isEmbedded(address: string): boolean {
  return /^\s*(?:#|data:(?:image\/(?:png|jpe?g|webp|gif|avif)|font\/[\w-]+|application\/(?:x-)?font-[\w-]+)(?:;[\w=-]+)*;base64,)/i.test(
    address,
  );
}

/** Syntax besides `url()` by which a style can load resources. An escape could spell any of it. */
const REACHES_OUT = /@import|(?:expression|image-set|image|cross-fade|src)\(|javascript:|\\/i;

/** Whether a style refers only to the drawing itself and to embedded resources. */
export function isPlainStyle(style: string): boolean {
  const addresses = [...style.matchAll(/url\(\s*['"]?([^'")]*)/gi)].map(([, address = '']) => address);
  return !REACHES_OUT.test(style) && addresses.every(isEmbedded);
}

/** Kinds of parts removed from styles: whole unparsable sheets, font rules, imports, declarations. */
export type StylePart = Extract<RemovedPart, 'sheet' | 'font' | 'import' | 'style'>;

export type CleanStyles = { readonly styles: string; readonly leftOut: readonly StylePart[] };

function partOf(node: ChildNode): StylePart | null {
  switch (node.type) {
    case 'comment':
      return null;
    case 'decl':
      return isPlainStyle(`${node.prop}:${node.value}`) ? null : 'style';
    case 'rule':
      return /\\|url\(/i.test(node.selector) ? 'style' : null;
    default:
      if (/^import$/i.test(node.name)) return 'import';
      if (/^font-face$/i.test(node.name)) return node.nodes?.every((one) => partOf(one) === null) ? null : 'font';
      return isPlainStyle(`${node.name} ${node.params}`) ? null : 'style';
  }
}

function prune(container: Container, leftOut: Set<StylePart>): void {
  for (const node of [...(container.nodes ?? [])]) {
    const part = partOf(node);
    if (part !== null) {
      leftOut.add(part);
      node.remove();
    } else if ('nodes' in node) prune(node, leftOut);
  }
}

/** Removes external references from a style sheet or a style attribute, and keeps the rest. */
export function cleanStyles(text: string): CleanStyles {
  try {
    const root = postcss.parse(text);
    const leftOut = new Set<StylePart>();
    prune(root, leftOut);
    const styles = root.toString();
    // Comments are checked too, and nothing may close the element.
    if (!styles.includes('<') && (leftOut.size === 0 || isPlainStyle(styles))) return { styles, leftOut: [...leftOut] };
  } catch (error) {
    // A sheet that is nested absurdly deep overflows the stack.
    if (!(error instanceof CssSyntaxError || error instanceof RangeError)) throw error;
  }
  return { styles: '', leftOut: ['sheet'] };
}
