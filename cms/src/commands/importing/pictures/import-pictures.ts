import PQueue from 'p-queue';
import type { Payload } from 'payload';
import { contentName } from '#cms/content/media/content-name.ts';
import { FetchError, type Source } from '../bounded-fetch.ts';
import { matchDocument } from '../document-match.ts';
import type { Findings } from '../findings.ts';
import type { Incoming } from '../incoming.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import type { PlannedPicture } from '../wire/picture-plan.ts';
import { fetchPicture, type PictureFile, type PictureFiles } from './picture-files.ts';
import { convertGifFile, digestContent, extractFirstFrame, needsSizes, storeFile } from './stored-file.ts';

type Description = Omit<Incoming, 'data' | 'match' | 'files'>;

function describePicture({ alt, focal, tall, wide, moving, german }: PlannedPicture) {
  const decorative = Object.values(alt).every((text) => text === '');
  return { alt, decorative, focalX: focal.x, focalY: focal.y, tall, wide, moving, german };
}

/** Returns a picture with the sizes of its source, or without any. */
async function makeUnchanged(
  picture: PlannedPicture,
  { largest, sizes }: PictureFiles,
  of: Description,
): Promise<Incoming> {
  const stored = await storeFile(largest);
  const named = Object.entries(sizes).map(async ([name, file]) => [name, await storeFile(file)] as const);
  const data = { ...describePicture(picture), ...stored, sizes: Object.fromEntries(await Promise.all(named)) };
  return { ...of, data, match: matchDocument('media', stored) };
}

/** Returns a picture to be processed like an upload, for which Payload makes the sizes. */
function makeUpload(
  picture: PlannedPicture,
  { name, data }: PictureFile,
  of: Description,
  { payload, content }: { readonly payload: Payload; readonly content: string },
): Incoming {
  const { alt, decorative, focalX, focalY } = describePicture(picture);
  // Payload may modify its argument.
  const file = () => ({ data: Buffer.from(data), mimetype: '', name, size: data.length });
  const uploaded = {
    collection: 'media',
    data: { alt: alt.en, decorative, focalX, focalY },
    depth: 0,
    disableTransaction: true,
    locale: 'en',
    overrideAccess: true,
  } as const;
  return {
    ...of,
    data: describePicture(picture),
    // Uploads are named by their content.
    match: matchDocument('media', { filename: contentName(name, data) }),
    files: {
      content,
      make: async () => (await payload.create({ ...uploaded, file: file() })).id,
      change: async (id) => {
        await payload.update({ ...uploaded, id, file: file() });
      },
    },
  };
}

/** Returns a picture's identifier: its address at the source. */
export function makePictureSource({ address }: PlannedPicture, scope: string): string {
  return `${scope} ${address}`;
}

type FetchContext = {
  readonly source: Source;
  readonly scope: string;
  readonly payload: Payload;
  readonly findings: Findings;
};

const NO_TEXT = { en: '', de: '' } as const;

/** Returns the animated version of a picture: it is shown over the still one, which has the description. */
function makeAnimated(picture: PlannedPicture, id: number): PlannedPicture {
  return { ...picture, id, alt: NO_TEXT, tall: null, wide: null, moving: null, german: null };
}

/** Returns the documents of a picture: of an animated one the film, and then its first frame. */
async function makeDocuments(
  picture: PlannedPicture,
  { largest: original, sizes }: PictureFiles,
  { scope, payload, findings, moving }: FetchContext & { readonly moving: ReadonlySet<number> },
): Promise<readonly Incoming[]> {
  const { id, address, at } = picture;
  const of: Description = {
    collection: 'media',
    id,
    source: makePictureSource(picture, scope),
    name: `picture ${address}`,
  };
  const largest = await convertGifFile(original);
  const isWhole = Object.keys(sizes).length > 0 || !(await needsSizes(largest));
  if (isWhole) return [await makeUnchanged(picture, { largest, sizes }, of)];
  const uploading = { payload, content: digestContent(original) };
  const still = moving.has(id) || picture.moving !== null ? null : await extractFirstFrame(largest);
  if (still === null) return [makeUpload(picture, largest, of, uploading)];
  findings.note(
    `${at}, ${of.name}`,
    'it moves: it plays in banners and beside texts, as the “In motion” of its first frame, which is shown elsewhere',
  );
  // Beside the ids of the plan.
  const film = makeAnimated(picture, -id);
  const ofFilm = { ...of, id: film.id, source: `${of.source} in motion`, name: `${of.name} in motion` };
  return [
    makeUpload(film, largest, ofFilm, uploading),
    makeUpload({ ...picture, moving: film.id }, still, of, uploading),
  ];
}

/**
 * Fetches every picture once and writes each as soon as it is there, so that only a few are in memory. A few are
 * fetched at a time, but written one by one: concurrent writers could time out. Those that refer to other versions come
 * last.
 */
export async function importPictures(
  pictures: readonly PlannedPicture[],
  write: (picture: Incoming) => Promise<unknown>,
  fetching: FetchContext,
): Promise<void> {
  const line = new PQueue({ concurrency: 1 });
  const moving = new Set(pictures.flatMap((picture) => picture.moving ?? []));
  for (const rank of RANKS) {
    const some = pictures.filter((picture) => getRank(picture) === rank);
    const queue = new PQueue({ concurrency: IMPORT_LIMITS.atOnce });
    await queue.addAll(
      some.map((picture) => async () => {
        try {
          const files = await fetchPicture(picture, fetching.source);
          await line.add(async () => {
            for (const document of await makeDocuments(picture, files, { ...fetching, moving })) await write(document);
          });
        } catch (error) {
          if (!(error instanceof FetchError)) throw error;
          fetching.findings.missingPicture(`${picture.at}, picture ${picture.address}`, error.message);
        }
      }),
    );
  }
}

const RANKS = [0, 1, 2] as const;

/** Returns a picture's rank by its references: a crop or an animation may itself refer to a German one. */
function getRank({ tall, wide, moving, german }: PlannedPicture): (typeof RANKS)[number] {
  if (tall !== null || wide !== null || moving !== null) return 2;
  return german === null ? 0 : 1;
}
