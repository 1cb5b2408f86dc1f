import type { Language } from '@kontorwerk/contract/languages';
import { SECURE_HEADER } from '@kontorwerk/contract/wire';
import { readToken } from '#app/content/token.ts';
import { type ApplicationAnswer, parseBody } from './application-outcome.ts';

/** Reads a file as a data URL (§3). */
export function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/**
 * Sends a JSON body as the browser does (§6, §7) and reports its upload progress, 0 to 1. Uses `XMLHttpRequest`,
 * because `fetch` reports none.
 */
export function upload(onProgress: (share: number) => void) {
  return (path: string, body: unknown, language: Language): Promise<ApplicationAnswer> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('POST', path);
      request.withCredentials = true;
      request.setRequestHeader('Content-Type', 'application/json');
      request.setRequestHeader('Accept-Language', language);
      request.setRequestHeader(SECURE_HEADER, readToken());
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress(loaded / total);
      };
      request.onload = () => resolve({ status: request.status, data: parseBody(request.responseText) });
      request.onerror = () => reject(new Error('The application could not be sent.'));
      request.onabort = request.onerror;
      request.send(JSON.stringify(body));
    });
}
