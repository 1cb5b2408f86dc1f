import { expect, test } from 'vitest';
import { parseNoisyJson } from './noisy-json.ts';

const WARNING =
  '<br />\n<b>Warning</b>:  Undefined array key "department" in <b>plugin.php</b> on line <b>201</b><br />\n';
const PLAIN = '\nNotice: Undefined variable: {closure} ["x"] in /srv/wp/plugin.php on line 3\n';

test.each([
  ['plain', '{"a":1}', [{ a: 1 }]],
  ['a list', ' [1, 2]\n', [[1, 2]]],
  ['a value', '0', [0]],
  ['nothing', 'null', [null]],
  ['behind a byte order mark', '\uFEFF{"a":1}', [{ a: 1 }]],
  ['behind two of them and blanks', '\uFEFF\n \uFEFF{"a":1}', [{ a: 1 }]],
  ['behind a warning', `${WARNING}{"a":1}`, [{ a: 1 }]],
  ['behind two', `${WARNING}${WARNING}\uFEFF{"a":"}"}`, [{ a: '}' }]],
  ['behind one without markup that holds brackets', `${PLAIN}{"a":"\\"{"}`, [{ a: '"{' }]],
  [
    'behind an error of the database',
    '<div id="error"><p class="wpdberror"><strong>WordPress database error:</strong> [Table]<br /><code>SELECT</code></p></div>{"a":1}',
    [{ a: 1 }],
  ],
  ['before a warning', `{"a":1}${WARNING}`, [{ a: 1 }]],
  ['before the 0 of admin-ajax.php', '{"a":1}0', [{ a: 1 }]],
  ['before what a callback returns that printed the answer', '{"a":1}null', [{ a: 1 }]],
  ['before the comment of a cache', '{"a":1}\n<!-- cached by a plugin -->\n', [{ a: 1 }]],
  ['twice', '{"a":1}{"a":2}', [{ a: 1 }, { a: 2 }]],
] as const)('JSON is read %s', (_where, text, values) => {
  expect(parseNoisyJson(text)).toEqual(values);
});

test.each([
  ['nothing', ''],
  ['a text', 'fine'],
  ['a page', '<!doctype html><title>Login</title><p>a'],
  ['a page with JSON for search engines', '<html><script type="application/ld+json">\n{"a":1}</script></html>'],
  ['a page with a warning and JSON', `${WARNING}<html><body>\n{"a":1}`],
  ['a text before JSON', 'Maintenance\n{"a":1}'],
  ['a text behind JSON', '{"a":1} and more'],
  ['a warning alone', WARNING],
  ['half of it', '{"a":1'],
  ['half of it behind a warning', `${WARNING}{"a":[1}`],
  ['no end of it', '{"a":1}'.repeat(100)],
])('%s is no JSON', (_what, text) => {
  expect(parseNoisyJson(text)).toBeNull();
});

test.each([
  ['blanks', ' '.repeat(1_000_000)],
  ['line breaks', '\n'.repeat(1_000_000)],
  ['beginnings', '\n{'.repeat(500_000)],
  ['beginnings of lists behind a warning', `Warning: a\n${'['.repeat(1_000_000)}`],
  ['beginnings of comments', `{}${'<!--'.repeat(250_000)}`],
  ['ends of tags', '>'.repeat(1_000_000)],
  ['blanks behind ends of tags', `Warning: a${'> '.repeat(500_000)}`],
])('a megabyte of %s is read in no time', (_what, text) => {
  const before = performance.now();
  expect(parseNoisyJson(text)).toBeNull();
  expect(performance.now() - before).toBeLessThan(1_000);
});
