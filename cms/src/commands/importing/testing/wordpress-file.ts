/** A post, a page or a picture of a test's WordPress export. */
export type TestItem = {
  readonly id: number;
  readonly title?: string;
  readonly type?: string;
  readonly status?: string;
  readonly content?: string;
  readonly excerpt?: string;
  readonly date?: string;
  readonly path?: string;
  /** Its slug. */
  readonly name?: string;
  readonly terms?: readonly (readonly [domain: string, nicename: string, name: string])[];
  readonly meta?: Readonly<Record<string, string>>;
  readonly attachment?: string;
  readonly comments?: number;
};

function cdata(text: string): string {
  return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

function formatItem(item: TestItem, site: string): string {
  const {
    id,
    title = '',
    type = 'post',
    status = 'publish',
    date = '2020-03-04 10:20:30',
    terms = [],
    meta = {},
  } = item;
  return `<item>
<title>${cdata(title)}</title><link>${site}${item.path ?? '/'}</link><dc:creator>${cdata('ada')}</dc:creator>
<content:encoded>${cdata(item.content ?? '')}</content:encoded><excerpt:encoded>${cdata(item.excerpt ?? '')}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date>${cdata(date)}</wp:post_date><wp:post_name>${cdata(item.name ?? '')}</wp:post_name><wp:status>${cdata(status)}</wp:status>
<wp:post_type>${cdata(type)}</wp:post_type>${item.attachment ? `<wp:attachment_url>${cdata(site + item.attachment)}</wp:attachment_url>` : ''}
${terms.map(([domain, nicename, name]) => `<category domain="${domain}" nicename="${nicename}">${cdata(name)}</category>`).join('')}
${Object.entries(meta)
  .map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  )
  .join('')}
${'<wp:comment><wp:comment_content>No</wp:comment_content></wp:comment>'.repeat(item.comments ?? 0)}
</item>`;
}

/** Returns a WordPress export with these items, of a single blog, or of one in the given network. */
export function makeWordPressFile(items: readonly TestItem[], site: string, network = site): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old blog</title><link>${site}</link><language>en-US</language><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${network}</wp:base_site_url><wp:base_blog_url>${site}</wp:base_blog_url>
<wp:author><wp:author_login>${cdata('ada')}</wp:author_login><wp:author_display_name>${cdata('Ada Byron')}</wp:author_display_name></wp:author>
${items.map((item) => formatItem(item, site)).join('\n')}
</channel></rss>`;
}
