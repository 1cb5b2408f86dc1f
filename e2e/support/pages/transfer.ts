import type { Page, Response } from '@playwright/test';

/** The transfer of a page: the bytes of its bodies on the wire, by purpose. */
export type Transfer = {
  readonly total: number;
  readonly scripts: number;
  /** Documents, with their inline styles. */
  readonly pages: number;
  readonly fonts: number;
};

/** Measures what a page loads from now on; call the returned function when the page has all it needs. */
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
