/** Pictures that tests upload. */
import sharp from 'sharp';
import * as v from 'valibot';
import { type CmsSession, successOf } from './cms.ts';

const created = v.object({ doc: v.looseObject({ id: v.number() }) });

/** Creates a picture of one colour. */
export function plainPicture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Uploads a picture under a name, which is also its alt text; returns its id. */
export async function uploadPicture({ url, token }: CmsSession, name: string): Promise<number> {
  const body = new FormData();
  const bytes = new Uint8Array(await plainPicture('#a00'));
  body.set('file', new File([bytes], `${name}.png`, { type: 'image/png' }));
  body.set('_payload', JSON.stringify({ alt: name }));
  const headers = { Authorization: `JWT ${token}` };
  const answer = await fetch(`${url}/api/media?locale=en`, { method: 'POST', headers, body });
  return v.parse(created, await successOf(answer)).doc.id;
}
