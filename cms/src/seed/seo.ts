import type { ContentSeo } from '../../../content/content-types.ts';

/** The group that search engines are served from. */
export function seoData({ title, description }: ContentSeo) {
  return { title: { ...title }, description: { ...description } };
}
