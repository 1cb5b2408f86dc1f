import { median } from '../../e2e/support/median.ts';
import type { Bench, Measured, Part } from '../base/part.ts';
import { administrator, type Published, publish } from '../measures/publishing.ts';

async function measure(bench: Bench): Promise<Measured> {
  const stack = await bench.stack();
  const editor = await administrator(stack);
  const all: Published[] = [];
  for (let round = 0; round < (bench.quick ? 3 : 15); round += 1) all.push(await publish(stack, editor));
  const row = (name: string, times: readonly number[]) => [name, median(times), Math.max(...times)];
  const tables = [
    {
      title: 'From saving a published post',
      columns: ['until', 'median, ms', 'slowest, ms'],
      rows: [
        ['it is written', all.map(({ written }) => written)] as const,
        ['the blog shows it', all.map(({ visible }) => visible)] as const,
        ["a visitor's message, sent at the same time, is answered", all.map(({ message }) => message)] as const,
      ].map(([name, times]) => row(name, times)),
    },
  ];
  return {
    tables,
    goals: [
      { what: 'from saving to visible, ms', measured: median(all.map(({ visible }) => visible)), most: 500 },
      { what: "a visitor's message meanwhile, ms", measured: median(all.map(({ message }) => message)), most: 100 },
    ],
  };
}

export const publishPart: Part = {
  name: 'publish',
  about:
    'An editor saves a post over REST while a client polls the blog every five milliseconds and another sends the contact form.',
  measure,
};
