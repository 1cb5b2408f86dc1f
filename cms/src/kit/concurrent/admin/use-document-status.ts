import { useDocumentInfo } from '@payloadcms/ui';
import type { CaughtUp, Status } from '../merging/editing-session.ts';

type DocumentStatus = {
  /** Returns the status that the form shows. */
  readonly shownStatus: () => Status;
  /** Shows the status after a colleague's save. */
  readonly showStatus: (caughtUp: CaughtUp) => void;
};

/** Reads and sets the status that Payload shows, which follows only the saves of its own form. */
export function useDocumentStatus(): DocumentStatus {
  const { hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const { setHasPublishedDoc, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } = useDocumentInfo();
  return {
    shownStatus() {
      if (!hasPublishedDoc) return 'draft';
      return unpublishedVersionCount > 0 ? 'changed' : 'published';
    },
    showStatus({ newer, values }) {
      if (newer.doc._status === undefined) return;
      const hasDraft = newer.doc._status === 'draft' || values._status === 'draft';
      setHasPublishedDoc(newer.published);
      setUnpublishedVersionCount(hasDraft ? 1 : 0);
      // The form's next autosave counts as the first after this.
      setMostRecentVersionIsAutosaved(false);
    },
  };
}
