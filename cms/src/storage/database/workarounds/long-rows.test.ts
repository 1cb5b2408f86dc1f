import { expect, test } from 'vitest';
import { splitLongCalls } from './long-rows.ts';

const columns = (count: number) => Array.from({ length: count }, (_, at) => `"w"."a,(${at}"`);
const query = (row: string) =>
  `select coalesce(json_agg(${row} order by "w"."id"), '[]'::json) from (select * where x = ')')`;

test('a row that a function takes is read as it was', () => {
  const short = query(`json_build_array(${columns(100).join(', ')})`);
  expect(splitLongCalls(short)).toBe(short);
  expect(splitLongCalls('select 1')).toBe('select 1');
});

test('a longer one is put together of as many as it takes, in their order, with brackets and quotes as they are', () => {
  const [first, second, third] = [columns(100), columns(100), ["lower('it''s, (')", '$1']];
  const long = `json_build_array(${[...first, ...second, ...third].join(',')})`;
  const parts = [first, second, third].map((part) => `jsonb_build_array(${part.join(',')})`).join(' || ');
  expect(splitLongCalls(query(long))).toBe(query(`(${parts})::json`));
  const short = 'json_build_array("b")';
  expect(splitLongCalls(`${query(short)} union ${query(long)}`)).toBe(
    `${query(short)} union ${query(`(${parts})::json`)}`,
  );
});
