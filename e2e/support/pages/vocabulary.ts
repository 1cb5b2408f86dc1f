import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The properties of each type of schema.org, inherited ones included. */
export type Vocabulary = ReadonlyMap<string, ReadonlySet<string>>;

const INTERFACE = /^(?:export )?interface (\w+?)(?:<[^{]*>)? (?:extends ([^{]+) )?\{\n([\s\S]*?)^\}/gm;

/** Reads schema.org's vocabulary from types generated from it, as its published form is only on the web. */
export function readVocabulary(): Vocabulary {
  const file = path.join(path.dirname(fileURLToPath(import.meta.resolve('schema-dts'))), 'schema.d.ts');
  const written = new Map(
    [...readFileSync(file, 'utf8').matchAll(INTERFACE)].map(([, name = '', parents = '', body = '']) => [
      name,
      {
        parents: parents.split(',').map((parent) => parent.trim().replace(/<.*/s, '')),
        own: [...body.matchAll(/^ {4}"([\w-]+)"\?:/gm)].map(([, property = '']) => property),
        type: /^ {4}"@type": "(\w+)"/m.exec(body)?.[1],
      },
    ]),
  );
  const propertiesOf = (name: string): readonly string[] => {
    const found = written.get(name);
    return found ? [...found.own, ...found.parents.flatMap(propertiesOf)] : [];
  };
  return new Map(
    [...written].flatMap(([name, { type }]) => (type ? [[type, new Set(propertiesOf(name))] as const] : [])),
  );
}
