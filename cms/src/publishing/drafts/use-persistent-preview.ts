'use client';

import { useLivePreviewContext } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/**
 * Keeps the preview open while an editor types. Payload requests its address after each save; when another save
 * overtakes that, such as publishing right after a key, it treats the stale answer as "no preview", and closes the
 * frame.
 */
export function usePersistentPreview(): void {
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
