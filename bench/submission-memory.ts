import { setTimeout as sleep } from 'node:timers/promises';
import { resident } from './measures/resident.ts';

/**
 * Measures a running server's memory while large resumes are sent to it concurrently, from `/proc` (Linux):
 *
 *     node bench/submission-memory.ts http://127.0.0.1:3000 <pid of the site's server> [wire|form] [count]
 */
const [, , url = 'http://127.0.0.1:3000', pid = '', how = 'wire', count = '8'] = process.argv;

const MEGABYTE = 1_024 * 1_024;
/** Just below the largest resume. */
const RESUME_BYTES = 10 * MEGABYTE - 1_000;
/** The sampling interval, and the wait after the last answer, in milliseconds. */
const LOOK_MS = 50;
const AFTERWARDS_MS = 20_000;

const residentMegabytes = () => resident(Number(pid)) / MEGABYTE;

function fields(index: number): Record<string, string> {
  return {
    full_name: `Bench ${index} ${crypto.randomUUID()}`,
    email: 'bench@kontorwerk.test',
    phone_number: '9876543210',
    position: 'Engineer',
    years_of_experience: '7',
    checkbox: 'true',
  };
}

const resume = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(RESUME_BYTES, 'x')]);

function send(index: number): Promise<Response> {
  if (how === 'form') {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields(index))) form.set(name, value);
    form.set('resume', new File([resume], 'cv.pdf', { type: 'application/pdf' }));
    return fetch(`${url}/career-form`, { method: 'POST', body: form });
  }
  const body = { ...fields(index), resume: `data:application/pdf;base64,${resume.toString('base64')}` };
  const headers = { 'Content-Type': 'application/json' };
  return fetch(`${url}/wp-json/bc/v1/career-form`, { method: 'POST', headers, body: JSON.stringify(body) });
}

const atRest = residentMegabytes();
let highest = atRest;
let looking = true;
const watching = (async () => {
  while (looking) {
    highest = Math.max(highest, residentMegabytes());
    await sleep(LOOK_MS);
  }
})();
const answers = await Promise.all(Array.from({ length: Number(count) }, (_, index) => send(index)));
await Promise.all(answers.map((answer) => answer.arrayBuffer()));
looking = false;
await watching;
await sleep(AFTERWARDS_MS);
console.log(
  JSON.stringify({
    how,
    statuses: answers.map(({ status }) => status),
    atRestMb: Math.round(atRest),
    highestMb: Math.round(highest),
    afterwardsMb: Math.round(residentMegabytes()),
  }),
);
