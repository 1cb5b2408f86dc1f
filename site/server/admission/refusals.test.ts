import { expect, test } from 'vitest';
import { isCrossSite } from './refusals.ts';

const PUBLIC_URL = 'https://www.example';

test.each([
  ['no browser', {}],
  ['the site', { origin: 'https://www.example' }],
  ['the site, behind a proxy that changes the host', { origin: 'https://www.example', host: '127.0.0.1:3000' }],
  ['the site under another name', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
  ['the site, whose page names no origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['the site under a name that nobody told it', { origin: 'https://b.example', 'sec-fetch-site': 'same-origin' }],
  ['the visitor', { 'sec-fetch-site': 'none' }],
])('what %s sends is from here', (_who, headers) => {
  expect(isCrossSite({ headers: { host: 'www.example', ...headers } }, PUBLIC_URL)).toBe(false);
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['another site, as browsers say', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site that hides its name', { 'sec-fetch-site': 'cross-site' }],
  ['a sandboxed page', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['a page without an origin', { origin: 'null' }],
  ['a neighbour below the same domain', { origin: 'https://shop.www.example', 'sec-fetch-site': 'same-site' }],
  ['a neighbour that hides its name', { 'sec-fetch-site': 'same-site' }],
  ['the site without encryption', { origin: 'http://www.example', host: 'other.example' }],
  ['a name that begins alike', { origin: 'https://www.example.evil.example' }],
  ['somebody who says it twice', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin, same-origin' }],
])('what %s sends is not', (_who, headers) => {
  expect(isCrossSite({ headers: { host: 'www.example', ...headers } }, PUBLIC_URL)).toBe(true);
});
