import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJsonBody, parseJsonValues } from './json-body.ts';

const WARNING = '<br />\n<b>Warning</b>:  Undefined array key "a[1]" in <b>plugin.php</b> on line <b>201</b><br />\n';
const PLAIN_WARNING = 'PHP Notice:  Undefined index: x in {closure}() in /www/p.php on line 7\n';
const XDEBUG =
  "<br />\n<font size='1'><table class='xdebug-error'><tr><th>( ! ) Warning: Array [\"a\"] {x}</th></tr></table></font>\n";

describe('parseJsonBody', () => {
  it.each([
    ['[{"title":"Products"}]', '[{"title":"Products"}]', ''],
    [' {"a":"]}"} ', '{"a":"]}"}', ''],
    ['\ufeff[1]', '[1]', 'a byte order mark'],
    [`${WARNING}[{"a":"<br>"}]`, '[{"a":"<br>"}]', 'Undefined array key'],
    [`\ufeff${WARNING}${WARNING}{"a":1}`, '{"a":1}', 'Undefined array key'],
    [`${PLAIN_WARNING}[]`, '[]', 'Undefined index'],
    [`Warning: x\n{"a":1}`, '{"a":1}', 'Warning: x'],
    [`[{"a":"\\"]"}]\n${WARNING}`, '[{"a":"\\"]"}]', 'Undefined array key'],
    [`${XDEBUG}[{"a":1}]`, '[{"a":1}]', 'xdebug-error'],
    [
      '<div id="error"><p class="wpdberror"><strong>WordPress database error:</strong> [Table]</p></div>[{"a":1}]',
      '[{"a":1}]',
      'database error',
    ],
    ['[{"a":1}]\n<!-- Performance optimized by W3 Total Cache -->', '[{"a":1}]', 'W3 Total Cache'],
    ['[{"a":1}]null', '[{"a":1}]', 'null'],
    ['{"a":1}0', '{"a":1}', '0'],
    ['[{"a":1}]\n[{"a":2}]', '[{"a":2}]', 'another answer'],
    [`[{"a":1}]${WARNING}<!-- cached -->`, '[{"a":1}]', 'Undefined array key'],
    ['[25-Nov-2026 10:00:00 UTC] PHP Warning:  x\n[{"a":1}]', '[{"a":1}]', 'PHP Warning'],
  ])('finds the JSON in %j', (body, json, skipped) => {
    const found = parseJsonBody(body);
    expect(found?.value).toEqual(JSON.parse(json));
    expect(found?.skipped).toContain(skipped);
    expect(found?.skipped === '').toBe(skipped === '');
  });

  it.each([
    '',
    'x',
    '[1',
    '<html><body>Warning: <script>{"a":1}</script></body></html>',
    '<p>Maintenance</p>[]',
    `${WARNING}[{"a":1}`,
    'Warning: x\n[\n  {"a":1},\n  {"a":2}\n',
    `${WARNING}[{"a":1}]<html>Warning: x</html>`,
    '0[]',
  ])('finds none in %j', (body) => {
    expect(parseJsonBody(body)).toBeNull();
  });

  it('asks whether what it found may be parsed', () => {
    const check = () => {
      throw new Error('no');
    };
    expect(() => parseJsonBody(`${WARNING}[{"a":1}]`, check)).toThrow('no');
  });

  it('takes whatever comes', () => {
    const scrap = fc.constantFrom('<b>', 'Warning: ', '[', '{', '}', ']', '"', '\\', '\ufeff', 'a', ':', ',', '\n');
    fc.assert(fc.property(fc.array(scrap, { maxLength: 40 }), (scraps) => void parseJsonBody(scraps.join(''))));
  });

  it.each(['[', '{"', 'Warning: ["', '<b>', '\\'])('takes time in proportion to a megabyte of %j', (scrap) => {
    const started = performance.now();
    parseJsonBody(`Warning: ${scrap.repeat(1_000_000 / scrap.length)}`);
    expect(performance.now() - started).toBeLessThan(4_000);
  });
});

describe('parseJsonValues', () => {
  it.each([
    ['plain', '{"a":1}', [{ a: 1 }]],
    ['a list', ' [1, 2]\n', [[1, 2]]],
    ['a value', '0', [0]],
    ['nothing', 'null', [null]],
    ['behind a byte order mark', '\uFEFF{"a":1}', [{ a: 1 }]],
    ['behind two of them and blanks', '\uFEFF\n \uFEFF{"a":1}', [{ a: 1 }]],
    ['behind a warning', `${WARNING}{"a":1}`, [{ a: 1 }]],
    ['behind two', `${WARNING}${WARNING}\uFEFF{"a":"}"}`, [{ a: '}' }]],
    ['behind one without markup that holds brackets', `${PLAIN_WARNING}{"a":"\\"{"}`, [{ a: '"{' }]],
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
    ['twice, and one tells of a warning', '{"a":1}{"a":"Warning: x"}', [{ a: 1 }, { a: 'Warning: x' }]],
  ] as const)('JSON is read %s', (_where, text, values) => {
    expect(parseJsonValues(text)).toEqual(values);
  });

  it.each([
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
    expect(parseJsonValues(text)).toBeNull();
  });

  it.each([
    ['blanks', ' '.repeat(1_000_000)],
    ['line breaks', '\n'.repeat(1_000_000)],
    ['beginnings', '\n{'.repeat(500_000)],
    ['beginnings of lists behind a warning', `Warning: a\n${'['.repeat(1_000_000)}`],
    ['beginnings of comments', `{}${'<!--'.repeat(250_000)}`],
    ['ends of tags', '>'.repeat(1_000_000)],
    ['blanks behind ends of tags', `Warning: a${'> '.repeat(500_000)}`],
  ])('a megabyte of %s is read in no time', (_what, text) => {
    const before = performance.now();
    expect(parseJsonValues(text)).toBeNull();
    expect(performance.now() - before).toBeLessThan(1_000);
  });
});
