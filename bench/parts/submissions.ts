import { FLOOD_SETTINGS } from '../../e2e/faults/submissions.ts';
import { median, p99 } from '../../e2e/support/median.ts';
import { startStack } from '../base/own-stack.ts';
import type { Bench, Measured, Part } from '../base/part.ts';
import { contactMessage } from '../measures/contact-message.ts';

/** Numbers of concurrent visitors. */
const VISITORS = [1, 8, 32] as const;

/** An address of IPv6's documentation network, different for each message. */
function addressOf(number: number): string {
  return `2001:db8:${(number >> 16).toString(16)}:${(number & 0xffff).toString(16)}::1`;
}

async function measure({ prepared, quick, ending }: Bench): Promise<Measured> {
  const { siteUrl } = await startStack(ending, { prepared, settings: FLOOD_SETTINGS });
  const seconds = quick ? 5 : 20;
  let number = 0;
  const rows: (string | number)[][] = [];
  await contactMessage(siteUrl, addressOf(number));
  for (const visitors of VISITORS) {
    const took: number[] = [];
    const end = performance.now() + seconds * 1_000;
    const write = async () => {
      while (performance.now() < end) {
        number += 1;
        took.push(await contactMessage(siteUrl, addressOf(number)));
      }
    };
    await Promise.all(Array.from({ length: visitors }, write));
    rows.push([String(visitors), took.length / seconds, median(took), p99(took), Math.max(...took)]);
  }
  const tables = [
    {
      title: 'Contact messages',
      columns: ['visitors at a time', 'a second', 'median, ms', 'p99, ms', 'slowest, ms'],
      rows,
    },
  ];
  return { tables, goals: [] };
}

export const submissionsPart: Part = {
  name: 'submissions',
  about:
    'Clients on the same machine send one message after another, without limits; each is answered once stored with its mails.',
  measure,
};
