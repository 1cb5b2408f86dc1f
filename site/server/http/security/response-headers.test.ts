import { expect, it } from 'vitest';
import { uploadHeaders } from './response-headers.ts';

it('shows images and documents, boxes SVGs in, and only offers what could run', () => {
  expect(uploadHeaders('image/avif')).toEqual(['X-Content-Type-Options', 'nosniff']);
  expect(uploadHeaders('application/pdf')).not.toContain('Content-Disposition');
  expect(uploadHeaders('image/svg+xml; charset=utf-8')).toContain(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  );
  expect(uploadHeaders('image/svg+xml')).not.toContain('attachment');
  for (const type of ['text/html', 'text/javascript', 'application/xhtml+xml', '', 'application/octet-stream']) {
    expect(uploadHeaders(type)).toContain('attachment');
    expect(uploadHeaders(type)).toContain("default-src 'none'; sandbox");
  }
});
