import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { folders } from '../../launch/folders.ts';

/** A test as its source names it: a template's title is its source text, such as `in ${language}`. */
export type NamedTest = { readonly file: string; readonly title: string };

const TEST_FILES = '{contract,runtime,site,cms,content,launch,tools,e2e}/**/*.{test.ts,test.tsx,spec.ts}';
const BUILT = new Set(['node_modules', 'build', '.next']);

/** Returns the called chain of names: `test`, `test.each`, also behind a call as in `test.each(…)(…)`. */
function calleeOf(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression)) return `${calleeOf(expression.expression)}.${expression.name.text}`;
  if (ts.isCallExpression(expression)) return calleeOf(expression.expression);
  return '';
}

function titleOf(argument: ts.Expression | undefined): string | null {
  if (!argument) return null;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  if (!ts.isTemplateExpression(argument)) return null;
  return argument.getText().slice(1, -1);
}

/** Returns the tests that a source file declares. */
export function testsIn(file: string, text: string): readonly NamedTest[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: NamedTest[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(?:test|it)(?:\.each|\.for)?$/.test(calleeOf(node.expression))) {
      const title = titleOf(node.arguments[0]);
      if (title !== null) found.push({ file, title });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns the tests of the whole project; files are relative to its root. */
export function projectTests(): readonly NamedTest[] {
  return globSync(TEST_FILES, { cwd: folders.root, exclude: (name) => BUILT.has(path.basename(name)) })
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted()
    .flatMap((file) => testsIn(file, readFileSync(path.join(folders.root, file), 'utf8')));
}

/** Returns the sections that a test's title begins with, such as `§4 §9`; none for a test of something else. */
export function sectionsOf(title: string): readonly string[] {
  const [tags = ''] = /^(?:§\d+ )+/.exec(title) ?? [];
  return tags.split(' ').filter((tag) => tag !== '');
}
