import { expect, test } from 'vitest';
import { buildCallAddress } from './call-address.ts';

const FORM = '/contactus/contactform';

test.each([
  [FORM, 'Report a delay', '/ecommerce/shopware', `${FORM}?about=/ecommerce/shopware&topic=report-a-delay`],
  [
    FORM,
    'Jäten\u00adlassen',
    '/services/webdevelopment',
    `${FORM}?about=/services/webdevelopment&topic=j%C3%A4tenlassen`,
  ],
  [FORM, 'Go', '/blog/what-now%3F', `${FORM}?about=/blog/what-now%253F&topic=go`],
  [`${FORM}?person=Farid`, 'Go', '/', `${FORM}?person=Farid&about=/&topic=go`],
  [`${FORM}?topic=Flutter`, 'Go', '/', `${FORM}?topic=Flutter&about=/`],
  [`${FORM}?about=/projects`, 'Go', '/', `${FORM}?about=/projects`],
  ['/projects', 'Go', '/', '/projects'],
  ['https://elsewhere.example/', 'Go', '/', 'https://elsewhere.example/'],
])('%s, called “%s” on %s, leads to %s', (to, words, here, address) => {
  expect(buildCallAddress(to, words, here)).toBe(address);
});
