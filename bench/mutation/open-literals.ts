import ts from 'typescript';

type Edit = { readonly from: number; readonly to: number; readonly text: string };

/** Returns the edit that exposes a node's literal to a mutator, if it hides one. */
function editOf(node: ts.Node, source: ts.SourceFile): Edit | null {
  const from = node.getStart(source);
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
    return { from: node.expression.end, to: node.end, text: '' };
  }
  if (ts.isNumericLiteral(node) && !ts.isLiteralTypeNode(node.parent)) {
    // `Number('')` is 0, too: zero is written as an empty text, so that any mutation changes it.
    return { from, to: node.end, text: `Number('${node.text === '0' ? '' : node.text}')` };
  }
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) {
    return { from, to: node.name.end, text: `[String('${node.name.text}')]` };
  }
  if (ts.isShorthandPropertyAssignment(node)) {
    return { from, to: node.name.end, text: `[String('${node.name.text}')]: ${node.name.text}` };
  }
  return null;
}

/**
 * Rewrites a source for a mutator that skips numbers, property names and `as const`, so that it finds each of them as a
 * text: `{ a: 1 } as const` becomes `{ [String('a')]: Number('1') }`. The behaviour is unchanged.
 */
export function openLiterals(text: string): string {
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    const edit = editOf(node, source);
    if (edit) edits.push(edit);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((result, { from, to, text: replacement }) => result.slice(0, from) + replacement + result.slice(to), text);
}
