import { expect, test } from 'vitest';
import { CARD_FIELDS, SECTION_FIELDS } from './fields.ts';

/** The types that the specification's field names (§3) imply, where that is more than text. */
const NAMED_AFTER = [
  { name: /image$/, type: 'image' },
  { name: /link$/, type: 'link' },
  { name: /^html_/, type: 'rich_text' },
  { name: /^date$/, type: 'date' },
];

test.each([...Object.entries(SECTION_FIELDS), ...Object.entries(CARD_FIELDS)])(
  '§3 %s holds what its name says: %s',
  (name, type) => {
    const named = NAMED_AFTER.find((each) => each.name.test(name));
    expect(named ? [named.type] : ['text', 'long_text']).toContain(type);
  },
);
