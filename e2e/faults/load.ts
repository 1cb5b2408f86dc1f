import type { MailServer } from '../support/mail-server.ts';
import { until } from '../support/until.ts';
import { judgeMails, type MailVerdict } from './mailed.ts';
import { type FailedView, startPageViews } from './page-views.ts';
import { judge, type StoredCount } from './stored.ts';
import { type Collection, startSubmissions } from './submissions.ts';

const PAGES = ['/', '/de/projects', '/ecommerce/shopware', '/contactus/contactform', '/de/agency/blogs'] as const;

/** How long the spool and the outbox after it may hand over nothing more before what is missing counts as lost, in milliseconds. */
const STALLED_MS = 60_000;

/** What became of what visitors did while something happened to the site. */
export type Outcome = {
  readonly views: number;
  readonly failedViews: readonly FailedView[];
  readonly acknowledged: number;
  /** Why submissions had to be sent again, each time. */
  readonly refused: readonly string[];
  /** By their addresses: acknowledged, but not in the database, or there more than once. */
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
  /** Who of the office is told of a submission. */
  readonly offices: Readonly<Record<Collection, string>>;
  /** Those of the failed page views that nothing excuses; all by default. */
  readonly withoutExcuse?: (failed: readonly FailedView[]) => readonly FailedView[];
};

/** Waits until nothing is missing, or nothing more arrives: how much waits depends on how often all was killed. */
async function untilStalled(missing: () => number): Promise<void> {
  for (let before = missing(), isMoving = true; before > 0 && isMoving; before = missing())
    isMoving = await until('more arrives', async () => missing() < before, STALLED_MS).then(
      () => true,
      () => false,
    );
}

/** Has visitors look at pages and send forms while something happens, and tells what became of it. */
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

/** Everything that must not be, a line for each. */
export function problemsOf({ failedViews, lost, doubled, mails }: Outcome): readonly string[] {
  return [
    ...failedViews.slice(0, 10).map(({ path, problem }) => `page view ${path}: ${problem}`),
    ...lost.map((email) => `lost: ${email}`),
    ...doubled.map((email) => `stored more than once: ${email}`),
    ...mails.missing.map((about) => `no mail about ${about}`),
    ...mails.doubled.map((about) => `more than one mail about ${about}`),
  ];
}

/** Prints an outcome, a line for each of its numbers. */
export function tellOutcome({ views, failedViews, acknowledged, refused, lost, doubled, mails }: Outcome): void {
  console.log(`page views                ${views}, failed while the site was up: ${failedViews.length}`);
  console.log(`submissions acknowledged  ${acknowledged}, sent again: ${refused.length}`);
  console.log(`lost                      ${lost.length}`);
  console.log(`stored more than once     ${doubled.length}`);
  console.log(`mails missing             ${mails.missing.length}`);
  console.log(`mails sent more than once ${mails.doubled.length}, sent again under their id: ${mails.repeated}`);
}
