import type { Post } from '../../../content/content-types.ts';
import { type PersonName, people } from '../../../content/people.ts';
import { noon } from './dates.ts';
import type { Insert } from './insert.ts';
import type { Ids } from './lists.ts';
import type { ToRichText } from './markdown.ts';
import type { MediaIds } from './media.ts';
import { seoData } from './seo.ts';

type Tools = { readonly insert: Insert; readonly media: MediaIds; readonly richText: ToRichText };

function isPerson(name: string): name is PersonName {
  return Object.hasOwn(people, name);
}

function author(name: string) {
  if (!isPerson(name)) return { name };
  const person = people[name];
  return { name: person.name, role: { ...person.role } };
}

/** Makes the posts; they are referred to by their name. */
export async function seedPosts(posts: readonly Post[], { insert, media, richText }: Tools): Promise<Ids> {
  const ids = new Map<string, number | string>();
  for (const post of posts) {
    const data = {
      post_type: post.post_type,
      title: { ...post.title },
      description: { ...post.description },
      category: { ...post.category },
      date: noon(post.date),
      author: author(post.author),
      image: media(post.image),
      body: richText(post.body),
      seo: seoData(post.seo),
    };
    ids.set(post.name, await insert('posts', data));
  }
  return ids;
}
