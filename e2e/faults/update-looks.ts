import { CONTACT_PATH, DEFAULT_TOKEN, SECURE_HEADER } from '@kontorwerk/contract/wire';
import type { Used } from '../postgres/used-installation.ts';
import { type CmsSession, find, session, successOf } from '../support/cms/cms.ts';
import { differences, pagesAt, type SeenPages } from '../support/pages/seen-pages.ts';
import type { Postgres } from '../support/services/postgres.ts';
import { SHARED, type Stack } from '../support/stacks/stacks.ts';
import type { Version } from '../support/stacks/versions.ts';
import { until } from '../support/until.ts';

/** The running versions, by the positions of the stacks. */
export type Running = { readonly cms: Version[]; readonly sites: Version[] };

type RunningProcess = { readonly stack: Stack; readonly at: number; readonly name: string };

export type Looks = {
  /** Checks all that runs, and prints a line for each check. */
  at(step: string): Promise<void>;
  /** The failed checks. */
  readonly problems: readonly string[];
};

/** How long a publication may take to reach every page, in milliseconds: all of them are rendered again. */
const SOON_MS = 60_000;

/** Removes the hashes of styles and scripts, which differ between versions. */
function withoutFileNames(pages: SeenPages): SeenPages {
  const entries = Object.entries(pages).map(
    ([address, html]) => [address, html.replace(/(\/assets\/[\w.-]+?)-[\w-]{8}(?=\.\w+)/g, '$1')] as const,
  );
  return Object.fromEntries(entries);
}

function line(words: readonly string[]): string {
  const [step = '', what = '', result = ''] = words;
  return `  ${step.padEnd(34)} ${what.padEnd(30)} ${result}`;
}

/** @param running read again at each check: the updater changes it */
export function createLooks({
  postgres,
  used,
  running,
}: {
  readonly postgres: Pick<Postgres, 'query'>;
  readonly used: Used;
  readonly running: Running;
}): Looks {
  const problems: string[] = [];
  const before = withoutFileNames(used.pages);
  let number = 0;

  function processes(half: keyof Running): readonly RunningProcess[] {
    return SHARED.members.flatMap((stack, place) => {
      const version = running[half][place];
      return version ? [{ stack, at: place + 1, name: version.name }] : [];
    });
  }

  async function look(step: string, what: string, holds: () => Promise<string>): Promise<void> {
    let result: string;
    try {
      result = await holds();
    } catch (error) {
      result = error instanceof Error ? error.message : String(error);
      problems.push(`${step}: ${what}: ${result}`);
    }
    console.log(line([step, what, result.split('\n')[0]?.slice(0, 160) ?? '']));
  }

  /** Finds a review, and the address of a page that shows it. */
  async function shownReview(
    editor: CmsSession,
  ): Promise<{ readonly id: string | number; readonly name: string; readonly page: string }> {
    for (const { id, name } of await find(editor, 'reviews', {})) {
      const found = Object.entries(used.pages).find(([, html]) => html.includes(String(name)));
      if (found) return { id, name: String(name), page: found[0] };
    }
    throw new Error('No page shows a review.');
  }

  /** Publishes at one process of the CMS, waits until every site shows it, and reverts it. */
  async function publishAt(cmsUrl: string): Promise<string> {
    const editor = session(cmsUrl, used.admin.token);
    const { id, name, page } = await shownReview(editor);
    const rename = async (to: string) => {
      await successOf(await editor.send('PATCH', `/api/reviews/${id}?locale=en`, { name: to }));
      const shows = async ({ stack }: RunningProcess) =>
        (await (await fetch(`${stack.siteUrl}${page}`)).text()).includes(to);
      const doAll = async () => (await Promise.all(processes('sites').map(shows))).every(Boolean);
      await until(`all sites show ${to} at ${page}`, doAll, SOON_MS);
    };
    number += 1;
    const since = performance.now();
    await rename(`Somebody ${number}`).finally(() => rename(name));
    return `on the sites and back in ${((performance.now() - since) / 1000).toFixed(1)} s`;
  }

  /** Posts a message to one process of the CMS, as a site does. */
  async function sendTo(cmsUrl: string): Promise<string> {
    number += 1;
    const email = `direct-${number}@example.com`;
    const who = { first_name: 'Ada', company: 'Lovelace', phone_number: '9876543210', description: 'Hello' };
    const { status } = await fetch(`${cmsUrl}${CONTACT_PATH}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [SECURE_HEADER]: DEFAULT_TOKEN },
      body: JSON.stringify({ ...who, email }),
    });
    const [stored] = postgres.query(`SELECT count(*) FROM contact_messages WHERE email = '${email}'`);
    if (status !== 200 || stored !== '1') throw new Error(`answered with ${status}, stored ${stored} times`);
    return 'stored';
  }

  /** Compares all pages with those before. A reverted text may stay on a page until a request renders it again. */
  async function lookAtPages(siteUrl: string): Promise<string> {
    let others = Object.keys(before);
    let found: SeenPages = {};
    const areAsBefore = async () => {
      found = withoutFileNames(await pagesAt(siteUrl, others));
      others = others.filter((address) => found[address] !== before[address]);
      return others.length === 0;
    };
    await until('all pages are as before', areAsBefore, SOON_MS).catch(() => {});
    if (others.length === 0) return `${Object.keys(before).length} pages as before`;
    const was = Object.fromEntries(others.map((address) => [address, before[address] ?? '']));
    throw new Error(`${others.length} pages differ: ${differences(was, found).slice(0, 5).join(' | ')}`);
  }

  return {
    problems,
    async at(step) {
      for (const { stack, at, name } of processes('cms')) {
        const { cmsUrl } = stack;
        await look(step, `published at CMS ${at} (${name})`, () => publishAt(cmsUrl));
        await look(step, `sent to CMS ${at} (${name})`, () => sendTo(cmsUrl));
        await look(step, `read at CMS ${at} (${name})`, async () => {
          await used.expectContent(cmsUrl);
          return 'inbox, resume, picture, draft';
        });
      }
      const sites = processes('sites');
      for (const { stack, at, name } of sites.filter(
        (site) => sites.find((other) => other.name === site.name) === site,
      ))
        await look(step, `pages of site ${at} (${name})`, () => lookAtPages(stack.siteUrl));
    },
  };
}
