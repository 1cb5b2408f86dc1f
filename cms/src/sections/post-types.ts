/** What a post is; the blog and the news list show one kind each. */
export const POST_TYPES = [
  { value: 'blog', label: { en: 'Blog post', de: 'Blogbeitrag' } },
  { value: 'news', label: { en: 'News', de: 'News' } },
];
