'use client';

import type { LocalText } from '@kontorwerk/contract/languages';
import { Button, toast, useConfig, useField, useListDrawer, useTranslation } from '@payloadcms/ui';
import * as v from 'valibot';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { getJson } from '../admin/cms-requests.ts';
import { LINKED_COLLECTIONS, type LinkedDocument, parseReference, referenceTo } from './reference.ts';
import { isSitePage } from './site-pages.ts';
import { useLinkedDocument } from './use-linked-document.ts';

const CHOOSE: LocalText = { en: 'Choose a page', de: 'Seite auswählen' };
const ANOTHER: LocalText = { en: 'Choose another page', de: 'Andere Seite auswählen' };
const LEADS: LocalText = {
  en: 'Leads to “{title}” at {address}, wherever it moves.',
  de: 'Führt zu „{title}“ unter {address}, auch wenn sie umzieht.',
};
const UNSEEN: LocalText = {
  en: '“{title}” isn’t published: visitors see no link until it is.',
  de: '„{title}“ ist nicht veröffentlicht: Bis dahin sehen Besucher keinen Link.',
};
const NOT_CHOSEN: LocalText = {
  en: 'The page could not be chosen. Please try again in a moment.',
  de: 'Die Seite konnte nicht ausgewählt werden. Bitte versuchen Sie es gleich noch einmal.',
};

const pageSchema = v.object({ page_key: v.string(), slug: v.nullish(v.string()) });
const addressSchema = v.object({ en: v.nullable(v.string()) });

/** Returns the link to a document: a reference with its id, or the address if that never changes. Null on an error. */
async function linkTo(api: string, collection: LinkedDocument['collection'], id: number): Promise<string | null> {
  const reference = referenceTo(collection, id);
  if (collection !== 'pages') return reference;
  const page = await getJson(`${api}/pages/${id}?depth=0&select[page_key]=true&select[slug]=true`, pageSchema);
  if (page === null || !isSitePage(page)) return page && reference;
  const addresses = await getJson(`${api}/pages/${id}/addresses`, addressSchema);
  return addresses && (addresses.en ?? reference);
}

function Leads({ link }: { readonly link: LinkedDocument }) {
  const { i18n } = useTranslation();
  const document = useLinkedDocument(link);
  if (document === null) return null;
  const { title, address } = document;
  const text = (address === null ? UNSEEN : LEADS)[readerLanguage(i18n)];
  return <p role="status">{text.replace('{title}', title || link.reference).replace('{address}', address ?? '')}</p>;
}

type LinkPickerProps = {
  /** The path of the link in the form. */
  readonly path: string;
};

/** A picker below a link, with the document that it refers to. */
export function LinkPicker({ path }: LinkPickerProps) {
  const { value, setValue, disabled } = useField<string>({ path });
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const link = typeof value === 'string' ? parseReference(value) : null;
  const [ListDrawer, , { closeDrawer, openDrawer }] = useListDrawer({
    collectionSlugs: [...LINKED_COLLECTIONS],
    selectedCollection: link?.collection ?? 'pages',
  });
  const choose = (collection: string, id: unknown) => {
    closeDrawer();
    const chosen = LINKED_COLLECTIONS.find((known) => known === collection);
    if (chosen === undefined) return;
    const reader = readerLanguage(i18n);
    linkTo(config.routes.api, chosen, Number(id)).then((link) => {
      if (link === null) toast.error(NOT_CHOSEN[reader]);
      else setValue(link);
    });
  };
  return (
    <div className="link-picker">
      {link === null ? null : <Leads link={link} />}
      <Button buttonStyle="secondary" size="small" disabled={disabled} onClick={openDrawer}>
        {(link === null ? CHOOSE : ANOTHER)[readerLanguage(i18n)]}
      </Button>
      <ListDrawer allowCreate={false} onSelect={({ collectionSlug, doc }) => choose(collectionSlug, doc.id)} />
    </div>
  );
}
