import { setTimeout as sleep } from 'node:timers/promises';
import type { MailServer } from '../support/services/mail-server.ts';
import { judgeMails, type MailVerdict } from './mailed.ts';
import { type FailedView, startPageViews } from './page-views.ts';
import { judge, type StoredCount } from './stored.ts';
import { type Collection, startSubmissions } from './submissions.ts';

const PAGES = ['/', '/de/projects', '/ecommerce/shopware', '/contactus/contactform', '/de/agency/blogs'] as const;

/** How long spool and outbox may deliver nothing before missing submissions count as lost, in milliseconds. */
const STALLED_MS = 60_000;

/** The outcome of the visitors' actions while a fault was injected. */
export type Outcome = {
  readonly views: number;
  readonly failedViews: readonly FailedView[];
  readonly acknowledged: number;
  /** The reasons why submissions had to be sent again. */
  readonly refused: readonly string[];
  /** E-mail addresses whose acknowledged submission is not in the database, or is there more than once. */
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly mails: MailVerdict;
};

type LoadOptions = {
  readonly siteUrl: string;
  /** How often each submission is in the database. */
  readonly stored: StoredCount;
  readonly viewsPerSecond: number;
  readonly mailServer: MailServer;
  /** The office's address that is notified of each collection's submissions. */
  readonly offices: Readonly<Record<Collection, string>>;
  /** Returns the failed page views that the fault does not excuse; all by default. */
  readonly withoutExcuse?: (failed: readonly FailedView[]) => readonly FailedView[];
};

/** The interval of the looks for missing submissions and mails, in milliseconds: each look goes through all. */
const LOOK_MS = 2_000;

/** Waits until nothing is missing, or nothing more arrives: the backlog depends on the number of kills. */
async function untilStalled(missing: () => number): Promise<void> {
  let fewest = missing();
  for (let since = performance.now(); fewest > 0 && performance.now() - since < STALLED_MS; await sleep(LOOK_MS)) {
    const now = missing();
    if (now < fewest) since = performance.now();
    fewest = Math.min(fewest, now);
  }
}

/** Views pages and submits forms while `happens` runs; returns the outcome. */
export async function underLoad(
  {
    siteUrl,
    stored: storedCount,
    viewsPerSecond,
    mailServer,
    offices,
    withoutExcuse = (failed) => failed,
  }: LoadOptions,
  happens: () => Promise<void>,
): Promise<Outcome> {
  const views = startPageViews(siteUrl, PAGES, viewsPerSecond);
  const submissions = startSubmissions(siteUrl);
  try {
    await happens();
  } finally {
    await submissions.stop();
    await views.stop();
  }
  const { acknowledged } = submissions;
  const stored = () => judge(acknowledged, storedCount);
  const mailed = () => judgeMails(acknowledged, offices, mailServer.received());
  const missing = () => stored().lost.length + mailed().missing.length;
  await untilStalled(missing);
  return {
    views: views.count(),
    failedViews: withoutExcuse(views.failed),
    acknowledged: acknowledged.size,
    refused: submissions.refused,
    ...stored(),
    mails: mailed(),
  };
}

/** Lists the problems of an outcome, one line each. */
export function problemsOf({ failedViews, lost, doubled, mails }: Outcome): readonly string[] {
  return [
    ...failedViews.slice(0, 10).map(({ path, problem }) => `page view ${path}: ${problem}`),
    ...lost.map((email) => `lost: ${email}`),
    ...doubled.map((email) => `stored more than once: ${email}`),
    ...mails.missing.map((about) => `no mail about ${about}`),
    ...mails.doubled.map((about) => `more than one mail about ${about}`),
  ];
}

/** Prints an outcome, one line per number. */
export function tellOutcome({ views, failedViews, acknowledged, refused, lost, doubled, mails }: Outcome): void {
  console.log(`page views                ${views}, failed while the site was up: ${failedViews.length}`);
  console.log(`submissions acknowledged  ${acknowledged}, sent again: ${refused.length}`);
  console.log(`lost                      ${lost.length}`);
  console.log(`stored more than once     ${doubled.length}`);
  console.log(`mails missing             ${mails.missing.length}`);
  console.log(`mails sent more than once ${mails.doubled.length}, sent again under their id: ${mails.repeated}`);
}
