import { LANGUAGES } from '@kontorwerk/contract/languages';
import type { Media } from '#cms/base/payload-types.ts';
import { contentHub } from '#cms/content/changes/hub-hooks.ts';
import { isDeadLink } from '#cms/content/site-addresses.ts';
import { isOpen, today } from '#cms/content/wire/open-jobs.ts';
import type { PublishedContent } from '#cms/content/wire/published-content.ts';
import { indexById, readText, type Stored, textIn } from '#cms/kit/stored-values.ts';
import type { SiteIndex } from './document-check.ts';

type Pictures = ReadonlyMap<number | null, Stored<Media>>;
const picturesByMedia = new WeakMap<PublishedContent['media'], Pictures>();

function indexPictures({ media }: PublishedContent): Pictures {
  const pictures = picturesByMedia.get(media) ?? indexById(media);
  picturesByMedia.set(media, pictures);
  return pictures;
}

/** Whether a list of a collection is empty on a day: jobs past their date are stored, but no longer listed. */
export function isEmptyIn(content: PublishedContent, collection: string, day: string): boolean {
  if (collection === 'jobs') return !content.jobs.some((job) => isOpen(job, day));
  const parts: Readonly<Record<string, unknown>> = content;
  const part = parts[collection];
  return Array.isArray(part) && part.length === 0;
}

/** Returns the site index: everything published, from memory. */
export async function readSiteIndex(): Promise<SiteIndex & { readonly pictureName: (id: number) => string }> {
  const [sets, content] = [await contentHub.current(), await contentHub.content()];
  const pictures = indexPictures(content);
  return {
    leadsNowhere: (address) => isDeadLink(address, sets),
    languagesWithoutAlt: (id) => {
      const picture = pictures.get(id);
      if (!picture || picture.decorative) return [];
      return LANGUAGES.filter((language) => textIn(language, picture.alt) === '');
    },
    widthOf: (id) => {
      const picture = pictures.get(id);
      return picture?.width && readText(picture.mimeType) !== 'image/svg+xml' ? picture.width : null;
    },
    isEmptyCollection: (collection) => isEmptyIn(content, collection, today()),
    pictureName: (id) => String(pictures.get(id)?.filename ?? id),
  };
}
