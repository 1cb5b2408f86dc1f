import type { BrowserContext } from '@playwright/test';
import { MARKER } from './payloads.ts';

/** Records the events in a browser that no content may cause. */
export type Watch = {
  /** Returns the events so far, and empties the list. */
  take(): readonly string[];
};

const VIOLATION = '__violated';

/** Content may have pictures of other hosts, and the policy blocks them: no other violation is expected. */
const EXPECTED = 'img-src';

/**
 * Watches all pages of a context: calls of the marker, dialogs, further windows, downloads, requests to other origins,
 * and blocked content. The site's own pictures aren't loaded: most payloads name a missing one.
 */
export async function watchFor(context: BrowserContext, origin: string): Promise<Watch> {
  let seen: string[] = [];
  await context.exposeFunction(MARKER, (number: unknown) => seen.push(`payload ${number} ran`));
  await context.exposeFunction(VIOLATION, (what: string) => seen.push(`the policy stopped ${what}`));
  await context.addInitScript(
    ([report, expected]) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
        const tell: unknown = Reflect.get(window, report);
        if (effectiveDirective !== expected && typeof tell === 'function')
          tell(`${effectiveDirective} ${blockedURI} ${sample}`);
      });
    },
    [VIOLATION, EXPECTED] as const,
  );
  let windows = 0;
  context.on('page', (page) => {
    windows += 1;
    if (windows > 1) seen.push(`a window was opened: ${page.url()}`);
    page.on('download', (download) => seen.push(`a download began: ${download.url()}`));
  });
  context.on('dialog', (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await context.route('**/*', (route) => {
    const request = route.request();
    if (new URL(request.url()).origin !== origin) seen.push(`asked for ${request.url()}`);
    return request.resourceType() === 'image' ? route.abort() : route.fallback();
  });
  return {
    take() {
      const taken = seen;
      seen = [];
      return taken;
    },
  };
}
