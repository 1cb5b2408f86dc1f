import PQueue from 'p-queue';
import type { Payload, PayloadRequest } from 'payload';
import { NotFetched, type Source } from '../fetch-bounded.ts';
import type { Findings } from '../findings.ts';
import type { Incoming } from '../incoming.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import { matchDocument } from '../match-document.ts';
import type { PlannedPicture } from '../wire/picture-plan.ts';
import { fetchPicture, type PictureFile, type PictureFiles } from './picture-files.ts';
import { contentOf, needsSizes, storeFile } from './stored-file.ts';

type Described = Omit<Incoming, 'data' | 'match' | 'files'>;

function described({ alt, focal, tall, wide, moving, german }: PlannedPicture) {
  const decorative = Object.values(alt).every((text) => text === '');
  return { alt, decorative, focalX: focal.x, focalY: focal.y, tall, wide, moving, german };
}

/** A picture whose sizes came along, or that has none. */
async function asItCame(picture: PlannedPicture, { largest, sizes }: PictureFiles, of: Described): Promise<Incoming> {
  const stored = await storeFile(largest);
  const named = Object.entries(sizes).map(async ([name, file]) => [name, await storeFile(file)] as const);
  const data = { ...described(picture), ...stored, sizes: Object.fromEntries(await Promise.all(named)) };
  return { ...of, data, match: matchDocument('media', stored) };
}

/** A picture that goes the way of an upload, in which Payload makes its sizes. */
function asUpload(picture: PlannedPicture, { name, data }: PictureFile, of: Described, payload: Payload): Incoming {
  const { alt, decorative, focalX, focalY } = described(picture);
  // Payload may change what it is given.
  const file = () => ({ data: Buffer.from(data), mimetype: '', name, size: data.length });
  const uploaded = (req: PayloadRequest) => ({
    collection: 'media' as const,
    data: { alt: alt.en, decorative, focalX, focalY },
    depth: 0,
    locale: 'en' as const,
    overrideAccess: true,
    req,
  });
  return {
    ...of,
    data: described(picture),
    match: [],
    files: {
      content: contentOf({ name, data }),
      make: async (req) => (await payload.create({ ...uploaded(req), file: file() })).id,
      change: async (id, req) => {
        await payload.update({ ...uploaded(req), id, file: file() });
      },
    },
  };
}

/** What a picture is known by: its address at its source. */
export function pictureSource({ address }: PlannedPicture, scope: string): string {
  return `${scope} ${address}`;
}

type Fetching = {
  readonly source: Source;
  readonly scope: string;
  readonly payload: Payload;
  readonly findings: Findings;
};

async function incoming(picture: PlannedPicture, { source, scope, payload }: Fetching): Promise<Incoming> {
  const { id, address } = picture;
  const of: Described = { collection: 'media', id, source: pictureSource(picture, scope), name: `picture ${address}` };
  const files = await fetchPicture(picture, source);
  const isWhole = Object.keys(files.sizes).length > 0 || !(await needsSizes(files.largest));
  return isWhole ? asItCame(picture, files, of) : asUpload(picture, files.largest, of, payload);
}

/**
 * Fetches every picture once and hands each on as soon as it is there, so that no more than a few are in memory. Those
 * that others show in another shape, in motion or in German come last: they refer to these.
 */
export async function importPictures(
  pictures: readonly PlannedPicture[],
  write: (picture: Incoming) => Promise<void>,
  fetching: Fetching,
): Promise<void> {
  for (const rank of RANKS) {
    const some = pictures.filter((picture) => rankOf(picture) === rank);
    const queue = new PQueue({ concurrency: IMPORT_LIMITS.atOnce });
    await queue.addAll(
      some.map((picture) => async () => {
        try {
          await write(await incoming(picture, fetching));
        } catch (error) {
          if (!(error instanceof NotFetched)) throw error;
          fetching.findings.problem(`${picture.at}, picture ${picture.address}`, error.message);
        }
      }),
    );
  }
}

const RANKS = [0, 1, 2] as const;

/** After how many others a picture comes: another shape, or what moves for it, may itself refer to one in German. */
function rankOf({ tall, wide, moving, german }: PlannedPicture): (typeof RANKS)[number] {
  if (tall !== null || wide !== null || moving !== null) return 2;
  return german === null ? 0 : 1;
}
