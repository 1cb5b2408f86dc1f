import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJsonBody } from './json-body.ts';

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
