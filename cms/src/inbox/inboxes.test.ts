import { expect, test } from 'vitest';
import { MAIL_KINDS } from '#cms/mail/mail-kinds.ts';
import { INBOX_NAMES, INBOXES } from './inboxes.ts';
import type { State } from './states.ts';

test.each(INBOX_NAMES)('%s: templates, states and what comes next fit each other', (name) => {
  const { templates, handedOn } = INBOXES[name];
  const states: readonly State[] = INBOXES[name].states;
  const values = states.map(({ value }) => value);
  for (const { next } of states) if (next) expect(values).toContain(next.value);
  for (const template of templates) {
    if ('state' in template) expect(values).toContain(template.state);
    expect(MAIL_KINDS[template.kind]).toMatchObject({ about: name, to: 'correspondent' });
  }
  expect(MAIL_KINDS[handedOn]).toMatchObject({ about: name, to: 'colleague' });
});
