import type { Ground } from './draw-preview.ts';

/** The rooms of the site that have a colour of their own, by the first part of their addresses. */
const GROUNDS: Readonly<Record<string, Ground>> = {
  ecommerce: 'petrol',
  projects: 'petrol',
  agency: 'mist',
  blog: 'mist',
  contactus: 'marigold',
  jobapply: 'marigold',
  'career-form': 'marigold',
};

/** The ground of a page's preview: pages of the same room look alike. `path` has no language. */
export function previewGround(path: string): Ground {
  return GROUNDS[path.split('/')[1] ?? ''] ?? 'paper';
}
