import { expect, test } from 'vitest';
import { parsePostalAddress } from './postal-address.ts';

test.each([
  ['Lindenhof 12\n80331 Munich, Germany', 'en', 'Lindenhof 12', '80331', 'Munich', 'DE'],
  ['Lindenhof 12\n80331 München, Deutschland', 'de', 'Lindenhof 12', '80331', 'München', 'DE'],
  ['27 Cathedral Lane\n600 086 Chennai, Indien', 'de', '27 Cathedral Lane', '600 086', 'Chennai', 'IN'],
  ['Tower A\nHigh Street 1\nLahore, Pakistan', 'en', 'Tower A, High Street 1', undefined, 'Lahore', 'PK'],
  ['Street 1\n1010 Town, Atlantis', 'en', 'Street 1', '1010', 'Town', 'Atlantis'],
] as const)('%j is an address in its parts', (text, language, streetAddress, postalCode, city, country) => {
  expect(parsePostalAddress(text, language)).toMatchObject({
    streetAddress,
    ...(postalCode && { postalCode }),
    addressLocality: city,
    addressCountry: country,
  });
});

test.each(['', 'Munich, Germany', 'Lindenhof 12, 80331 Munich, Germany', 'Lindenhof 12\nsecond floor'])(
  '%j has no parts that are certain',
  (text) => {
    expect(parsePostalAddress(text, 'en')).toBeNull();
  },
);
