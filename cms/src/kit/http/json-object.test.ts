import { expect, test } from 'vitest';
import { DEEPEST, isDocument, scanJson } from './json-object.ts';

const canBeDocument = (json: string) => isDocument(json, scanJson(json));
const nested = (depth: number) => `{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;

test.each(['', ' \n', '{}', ' {"a": "[[{"}', '{"a":"\\"[{"}', nested(DEEPEST)])('%j may be a document', (json) => {
  expect(canBeDocument(json)).toBe(true);
});

test.each(['null', '"x"', '[]', '1', nested(DEEPEST + 1), `{"a":"\\\\","b":${nested(DEEPEST)}}`])(
  '%j is none',
  (json) => {
    expect(canBeDocument(json)).toBe(false);
  },
);
