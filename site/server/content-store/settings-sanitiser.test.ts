import { teaserOfKind } from '@kontorwerk/contract/navigation/navigation';
import { expect, test } from 'vitest';
import { createAddressRewriter } from './backend-addresses.ts';
import { sanitiseNavigation } from './settings-sanitiser.ts';

const rewrite = createAddressRewriter({ backendUrl: 'http://cms:3001', publicUrl: 'https://www.agency.example' });
const SCRIPT = 'java\tscript:alert(1)';
const link = (label: string, to: string) => ({ label, to, description: '' });
const group = {
  label: 'Work',
  to: '/projects',
  intro: '',
  call_label: 'Call',
  call_link: SCRIPT,
  as_button: false,
  columns: [{ title: 'A', links: [link('Good', 'https://www.agency.example/imprint'), link('Bad', SCRIPT)] }],
  teaser: { ...teaserOfKind('own'), to: SCRIPT, image: 'http://cms:3001/uploads/a.webp' },
};

test('no address that runs a script is left, and each is reported', () => {
  const places: string[] = [];
  const safe = sanitiseNavigation(
    {
      menu: [group, { ...group, to: SCRIPT }],
      footer: [{ title: 'Bad', links: [link('Bad', 'data:text/html,x')] }],
      legal: [link('Bad', 'vbscript:x'), link('Good', '/privacy')],
    },
    'navigation',
    { rewrite, report: ({ at }) => places.push(at) },
  );
  expect(JSON.stringify(safe)).not.toMatch(/script:|data:/);
  expect(safe.menu).toHaveLength(1);
  expect(safe.menu?.[0]).toMatchObject({
    call_link: '',
    columns: [{ links: [link('Good', '/imprint')] }],
    teaser: { to: '', image: '/uploads/a.webp' },
  });
  expect(safe).toMatchObject({ footer: [], legal: [link('Good', '/privacy')] });
  expect(places).toContain('navigation.menu[0].columns[0].links[1].to');
});

test('a menu of which nothing is left is none, so that the site has its own', () => {
  expect(sanitiseNavigation({ menu: [{ ...group, to: SCRIPT }] }, 'navigation', { rewrite, report() {} })).toEqual({});
});
