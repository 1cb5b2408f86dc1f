'use client';

import { Button, Drawer, DrawerToggler, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { DRAFT_TEXTS as WORDS } from './draft-texts.ts';
import { LinkExpiry } from './link-expiry.tsx';
import type { PreviewedCollection } from './previewed-collections.ts';
import { SharedLink } from './shared-link.tsx';
import { useSharedLinks } from './use-shared-links.ts';

const SLUG = 'share-draft';

type SharedDocument = { readonly part: PreviewedCollection; readonly document: number };

function SharedLinks({ part, document }: SharedDocument) {
  const { i18n } = useTranslation();
  const reader = readerLanguage(i18n);
  const [until, setUntil] = useState<Date | null>(null);
  const { links, said, make, takeBack } = useSharedLinks(part, document, reader);
  return (
    <div style={{ display: 'grid', gap: 24, maxWidth: 720 }}>
      <p style={{ margin: 0 }}>{WORDS.about[reader]}</p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'end' }}>
        <LinkExpiry onChoose={setUntil} />
        <Button margin={false} disabled={until === null} onClick={() => until && make(until)}>
          {WORDS.make[reader]}
        </Button>
      </div>
      <p role="status" style={{ margin: 0, minHeight: '1.5em' }}>
        {said}
      </p>
      <section aria-label={WORDS.active[reader]}>
        <h3>{WORDS.active[reader]}</h3>
        {links?.length === 0 ? <p>{WORDS.none[reader]}</p> : null}
        <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 24 }}>
          {links?.map((link) => (
            <SharedLink key={link.id} link={link} onTakeBack={() => takeBack(link.id)} />
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The button and drawer that create, list and revoke links to a document's draft. */
export function ShareDraft({ part, document }: SharedDocument) {
  const { i18n } = useTranslation();
  const reader = readerLanguage(i18n);
  return (
    <>
      <DrawerToggler slug={SLUG} className="btn btn--style-secondary btn--size-medium btn--withoutPopup share-draft">
        {WORDS.share[reader]}
      </DrawerToggler>
      <Drawer slug={SLUG} title={WORDS.share[reader]}>
        <SharedLinks part={part} document={document} />
      </Drawer>
    </>
  );
}
