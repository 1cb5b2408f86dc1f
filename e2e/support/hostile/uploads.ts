import { MARKER } from './payloads.ts';

const JS = `${MARKER}('an upload')`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="${JS}"><script>${JS}</script></svg>`;
const HTML = `<!doctype html><title>a</title><script>${JS}</script><img src="x" onerror="${JS}">`;
const XHTML = `<html xmlns="http://www.w3.org/1999/xhtml"><body><script>${JS}</script></body></html>`;

type File = { readonly type: string; readonly body: string };

/** Uploaded files that would run something if they were displayed as documents of the site. */
export const UPLOADS: Readonly<Record<string, File>> = {
  '/uploads/a.svg': { type: 'image/svg+xml', body: SVG },
  '/uploads/b.svg': { type: 'Image/SVG+XML ; charset=utf-8', body: SVG },
  '/uploads/c.png': { type: 'image/png', body: HTML },
  '/uploads/d.html': { type: 'text/html', body: HTML },
  '/uploads/e.xhtml': { type: 'application/xhtml+xml', body: XHTML },
  '/uploads/f.xml': { type: 'text/xml', body: XHTML },
  '/uploads/g': { type: 'image/x; text/html', body: HTML },
  '/uploads/h.pdf': { type: 'application/pdf', body: HTML },
  '/wp-content/uploads/i': {
    type: 'multipart/x-mixed-replace; boundary=a',
    body: `--a\r\nContent-Type: text/html\r\n\r\n${HTML}`,
  },
  '/uploads/j.js': { type: 'text/javascript', body: JS },
};
