'use client';

import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { isLanguage, type Language } from '@kontorwerk/contract/languages';
import { useConfig, useDocumentInfo, useFormFields, useLocale, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { getJson } from './cms-requests.ts';
import { useSavedDocument } from './saved-document.ts';
import { SEARCH_WORDS } from './search-preview-words.ts';
import {
  chooseResultText,
  DESCRIPTION_LENGTHS,
  judgeLength,
  type Lengths,
  type OwnTexts,
  type ResultText,
  TITLE_LENGTHS,
  truncateAt,
} from './search-result.ts';
import { SharePicture } from './share-picture.tsx';
import { viewAddress } from './view-address.ts';

/** Returns the saved value at a path of the form. */
function valueAt(doc: Untrusted | undefined, path: string): unknown {
  return path.split('.').reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isRecord(value) ? value[step] : undefined;
  }, doc);
}

/** Returns a value of the form. */
function useValue(path: string | null): unknown {
  return useFormFields(([fields]) => (path === null ? undefined : fields[path]?.value));
}

const brandSchema = v.object({ brand_name: v.nullish(v.string(), '') });

/** Returns the site's name, which ends its page titles. */
function useBrand(language: Language): string {
  const { config } = useConfig();
  const [brand, setBrand] = useState('');
  useEffect(() => {
    const leaving = new AbortController();
    const path = `${config.routes.api}/globals/site-settings?depth=0&locale=${language}&select[brand_name]=true`;
    getJson(path, brandSchema, leaving.signal).then((found) => {
      // Without it the title just doesn't end with the name.
      if (found !== null) setBrand(found.brand_name);
    });
    return () => leaving.abort();
  }, [config.routes.api, language]);
  return brand;
}

function Length({ name, found, lengths }: { name: string; found: ResultText; lengths: Lengths }) {
  const { i18n } = useTranslation();
  const reader = readerLanguage(i18n);
  const state = judgeLength(found.text, lengths);
  const lengthText = SEARCH_WORDS[state][reader]
    .replace('{count}', `${found.text.length}`)
    .replace('{most}', `${lengths.most}`);
  return (
    <li className={`search-preview__length search-preview__length--${state}`}>
      <strong>{name}</strong>: {found.text === '' ? '' : `${lengthText}; `}
      {SEARCH_WORDS[found.origin][reader]}
    </li>
  );
}

/** A live preview of a page as a search result and as a link elsewhere. */
export function SearchPreview({ own }: { readonly own: OwnTexts }) {
  const { collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { code } = useLocale();
  const language = isLanguage(code) ? code : 'en';
  const reader = readerLanguage(i18n);
  const { latest: saved, addresses } = useSavedDocument() ?? {};
  const brand = useBrand(language);
  const text = (path: string | null, here: unknown) => ({ here, saved: path === null ? null : valueAt(saved, path) });
  const title = chooseResultText(
    text('seo.title', useValue('seo.title')),
    text(own.title, useValue(own.title)),
    language,
  );
  const description = chooseResultText(
    text('seo.description', useValue('seo.description')),
    text(own.description, useValue(own.description)),
    language,
  );
  const picture = useValue('seo.image');
  const here = {
    title: useValue('title'),
    page_key: useValue('page_key'),
    slug: useValue('slug'),
    segment: useValue('segment'),
    parent: useValue('parent'),
  };
  const known = addresses?.[language];
  const address =
    viewAddress(collectionSlug ?? '', { ...saved, ...here }, language) ?? (typeof known === 'string' ? known : null);
  const whole = title.text === '' || title.text.includes(brand) ? title.text : `${title.text} – ${brand}`;
  return (
    <div className="field-type search-preview">
      <h4>{SEARCH_WORDS.result[reader]}</h4>
      <div className="search-preview__result" lang={language}>
        <div className="search-preview__address">
          {config.serverURL}
          {address ?? ''}
        </div>
        <div className="search-preview__title">
          {whole === '' ? SEARCH_WORDS.unnamed[reader] : truncateAt(whole, TITLE_LENGTHS)}
        </div>
        <div>
          {description.text === ''
            ? SEARCH_WORDS.undescribed[reader]
            : truncateAt(description.text, DESCRIPTION_LENGTHS)}
        </div>
      </div>
      <ul aria-live="polite">
        <Length name={SEARCH_WORDS.title[reader]} found={{ ...title, text: whole }} lengths={TITLE_LENGTHS} />
        <Length name={SEARCH_WORDS.description[reader]} found={description} lengths={DESCRIPTION_LENGTHS} />
      </ul>
      <h4>{SEARCH_WORDS.share[reader]}</h4>
      <SharePicture page={address} title={title.text} picture={typeof picture === 'number' ? picture : null} />
    </div>
  );
}
