'use client';

import { useLivePreviewContext } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/**
 * Keeps the preview open while somebody writes. Payload asks for its address after each save; where another save comes
 * in between, as when a document is published right after a key, it takes the answer that it doesn't wait for any more
 * for a document without a preview, and closes the frame.
 */
export function useKeptPreview(): void {
  const { isLivePreviewing, setIsLivePreviewing, setURL, url } = useLivePreviewContext();
  const before = useRef({ url: '', wasOpen: false });
  useEffect(() => {
    if (url) {
      before.current = { url, wasOpen: isLivePreviewing };
      return;
    }
    if (before.current.url === '') return;
    setURL(before.current.url);
    if (before.current.wasOpen) setIsLivePreviewing(true);
  }, [isLivePreviewing, setIsLivePreviewing, setURL, url]);
}
