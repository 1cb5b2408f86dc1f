'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useUntitledTitle } from '#cms/kit/admin/use-untitled-title.ts';
import { RowMenus } from '#cms/kit/rows/row-menus.tsx';
import { AutosaveGuard } from './autosave-guard.tsx';
import { isPreviewedCollection } from './previewed-collections.ts';
import { ShareDraft } from './share-draft.tsx';
import { usePersistentPreview } from './use-persistent-preview.ts';
import { usePreviewFrame } from './use-preview-frame.ts';

/**
 * The controls of a document with a preview: shares it, talks to its frame, keeps input during an autosave, and adds
 * pasting and restoring rows to their menus.
 */
export function DraftControls() {
  const { collectionSlug, id } = useDocumentInfo();
  usePreviewFrame();
  usePersistentPreview();
  useUntitledTitle();
  const isShared = collectionSlug && isPreviewedCollection(collectionSlug) && typeof id === 'number';
  return (
    <>
      <AutosaveGuard />
      <RowMenus />
      {isShared && <ShareDraft part={collectionSlug} document={id} />}
    </>
  );
}
