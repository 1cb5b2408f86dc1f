import { expect, test } from 'vitest';
import { Findings } from '../findings.ts';
import { LinkMap } from './link-map.ts';

const links = new LinkMap('https://cms.old.example', new Findings());

test.each([
  ['https://cms.old.example/services/mobileapp/', '/services/mobileapp'],
  ['http://www.cms.old.example/de/projects/?a=1#top', '/projects?a=1#top'],
  ['//cms.old.example/', '/'],
  ['services/brandidentity', '/services/brandidentity'],
  ['/projects/', '/projects'],
  ['https://cms.old.example/wp-content/uploads/a.pdf', 'https://cms.old.example/wp-content/uploads/a.pdf'],
  ['https://other.example/projects/', 'https://other.example/projects/'],
  ['www.nowhere', 'www.nowhere'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('the link %s becomes %s', (address, moved) => {
  expect(links.moved(address)).toBe(moved);
});
