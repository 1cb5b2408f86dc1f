import type { MailServer } from '../support/mail-server.ts';
import { until } from '../support/until.ts';
import type { Kills } from './kills.ts';
import { judgeMails, type MailVerdict } from './mailed.ts';
import { type FailedView, startPageViews } from './page-views.ts';
import { judge } from './stored.ts';
import { type Collection, startSubmissions } from './submissions.ts';

const PAGES = ['/', '/de/projects', '/ecommerce/shopware', '/contactus/contactform', '/de/agency/blogs'] as const;

/** How long the spool may take to hand over what it holds, and the outbox after it, in milliseconds. */
const DELIVERED_MS = 180_000;

/** What became of what visitors did while something happened to the site. */
export type Outcome = {
  readonly views: number;
  readonly failedViews: readonly FailedView[];
  readonly acknowledged: number;
  /** How many submissions had to be sent again. */
  readonly repeated: number;
  /** By their addresses: acknowledged, but not in the database, or there more than once. */
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly mails: MailVerdict;
};

type LoadOptions = {
  readonly siteUrl: string;
  readonly databaseFile: string;
  readonly viewsPerSecond: number;
  readonly mailServer: MailServer;
  /** Who of the office is told of a submission. */
  readonly offices: Readonly<Record<Collection, string>>;
  readonly kills: Kills;
};

/** Has visitors look at pages and send forms while something happens, and tells what became of it. */
export async function underLoad(
  { siteUrl, databaseFile, viewsPerSecond, mailServer, offices, kills }: LoadOptions,
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
  const stored = () => judge(acknowledged, databaseFile);
  const mailed = () => judgeMails(acknowledged, offices, mailServer.received());
  const isDelivered = async () => stored().lost.length === 0 && mailed().missing.length === 0;
  // What isn't by then is named.
  await until('everything is delivered', isDelivered, DELIVERED_MS).catch(() => {});
  return {
    views: views.count(),
    failedViews: kills.withoutExcuse(views.failed),
    acknowledged: acknowledged.size,
    repeated: submissions.repeated(),
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
