'use client';

import { useConfig, useDebounce, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { getJson } from './cms-requests.ts';
import { SEARCH_WORDS } from './search-preview-words.ts';

/** The debounce of redrawing the picture while typing, in milliseconds. */
const PAUSE_MS = 500;

/** The maximum length of a title in the picture's URL, more than the picture shows. In characters. */
const LONGEST_TITLE = 240;

const pictureSchema = v.object({ thumbnailURL: v.nullish(v.string()), url: v.string() });

/** Returns the URL of a picture of the media library; null until it is known. */
function useMediaAddress(id: number | null): string | null {
  const { config } = useConfig();
  const [known, setKnown] = useState<{ readonly id: number; readonly url: string } | null>(null);
  useEffect(() => {
    if (id === null) return;
    const leaving = new AbortController();
    getJson(`${config.routes.api}/media/${id}?depth=0`, pictureSchema, leaving.signal).then((found) => {
      // The field above shows the picture, too.
      if (found !== null) setKnown({ id, url: found.thumbnailURL || found.url });
    });
    return () => leaving.abort();
  }, [config.routes.api, id]);
  return known !== null && known.id === id ? known.url : null;
}

type SharePictureProps = {
  /** The page's URL; null while it has none. */
  readonly page: string | null;
  readonly title: string;
  /** The id of the chosen picture. */
  readonly picture: number | null;
};

/** The preview picture of a link to a page: the chosen one, else the one that the site generates from the title. */
export function SharePicture({ page, title, picture }: SharePictureProps) {
  const { i18n } = useTranslation();
  const reader = readerLanguage(i18n);
  const chosen = useMediaAddress(picture);
  const drawn = useDebounce(
    page === null ? null : `/previews?${new URLSearchParams({ page, title: title.slice(0, LONGEST_TITLE) })}`,
    PAUSE_MS,
  );
  const [failed, setFailed] = useState<string | null>(null);
  const address = picture === null ? drawn : chosen;
  if (picture === null && page === null) return <p>{SEARCH_WORDS.noPage[reader]}</p>;
  if (!address) return null;
  return (
    <figure className="search-preview__share">
      {failed === address ? (
        <p role="status">{SEARCH_WORDS.noPicture[reader]}</p>
      ) : (
        // biome-ignore lint/performance/noImgElement: the preview shows exactly the picture that the site generates.
        <img src={address} alt={title} width={480} height={252} onError={() => setFailed(address)} />
      )}
      <figcaption>{SEARCH_WORDS[picture === null ? 'drawn' : 'chosen'][reader]}</figcaption>
    </figure>
  );
}
