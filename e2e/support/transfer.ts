import type { Page, Response } from '@playwright/test';

/** What a page took over the network: the bytes of its bodies as they were sent, by what they are for. */
export type Transfer = {
  readonly total: number;
  readonly scripts: number;
  /** Documents, with the styles that stand in them. */
  readonly pages: number;
  readonly fonts: number;
};

/** Collects what a page loads from now on; ask when it has all it needs. */
export function measureTransfer(page: Page): () => Promise<Transfer> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return async () => {
    const sent = await Promise.all(
      responses.map(async (response) => {
        await response.finished();
        const { responseBodySize } = await response.request().sizes();
        return { type: response.request().resourceType(), bytes: responseBodySize };
      }),
    );
    const bytesOf = (type: string) =>
      sent.filter((one) => one.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
    return {
      total: sent.reduce((sum, { bytes }) => sum + bytes, 0),
      scripts: bytesOf('script'),
      pages: bytesOf('document'),
      fonts: bytesOf('font'),
    };
  };
}
