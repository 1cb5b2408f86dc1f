import { attributesIn, discover, inParallel } from './discover.ts';
import { pageKinds, specifiedRoutes } from './routes.ts';

/** Lists the pages that don't answer 200: of every page in German, and of each kind of page in English. */
export async function failingPages(siteUrl: string): Promise<readonly string[]> {
  const german = await discover(
    siteUrl,
    'de',
    (await specifiedRoutes('de')).map((route) => route.path),
  );
  const english = (await pageKinds('en')).filter((path) => path !== '/404');
  const failing = german.filter(({ status }) => status !== 200).map(({ path, status }) => `${path}: ${status}`);
  return [...failing, ...(await failingPaths(siteUrl, english))];
}

/** Returns the images of some pages: for each its plain address and the first candidate of each kind. */
export async function imagesOn(siteUrl: string, paths: readonly string[]): Promise<readonly string[]> {
  const lists = await inParallel(paths, async (path) => {
    const html = await (await fetch(`${siteUrl}${path}`)).text();
    const candidates = attributesIn(html, 'source', 'srcset').map((srcset) => srcset.split(' ')[0] ?? '');
    return [...attributesIn(html, 'img', 'src'), ...candidates].filter((url) => url.startsWith('/'));
  });
  return [...new Set(lists.flat())];
}

/** Lists those of some paths that don't answer 200. */
export async function failingPaths(siteUrl: string, paths: readonly string[]): Promise<readonly string[]> {
  const answers = await inParallel(paths, async (path) => ({
    path,
    status: (await fetch(`${siteUrl}${path}`)).status,
  }));
  return answers.filter(({ status }) => status !== 200).map(({ path, status }) => `${path}: ${status}`);
}
