/** Rows of an earlier version for either database: without e-mail keys and without stored references. */

const SECTIONS = JSON.stringify([
  { blockType: 'ReviewSlider', id: 'a', pick: [3] },
  { blockType: 'Banner', id: 'b', bg_image: 7, button_one_link: 'posts:5#place' },
]);

/** A number of rows whose migration must not take minutes. */
export const MANY = 10_000;

const many = (from: number) =>
  `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${from + MANY - 1})`;

export const ROWS_BEFORE: readonly string[] = [
  `INSERT INTO contact_messages (id, email, status) VALUES
    (1, 'INFO@MÜLLER.EXAMPLE', 'new'), (2, 'info@xn--mller-kva.example', 'new'), (3, NULL, 'new')`,
  `INSERT INTO applications (id, email, status) VALUES (1, 'info@mu\u0308ller.example', 'new')`,
  `INSERT INTO audit_log (id, who, detail, action) VALUES
    (1, 'Info@Müller.example', NULL, 'sign_in_failed'), (2, 'admin', '1, 2', 'listed'),
    (3, 'ada@kontorwerk.example', 'info@MÜLLER.example', 'user_deleted')`,
  `${many(100)} INSERT INTO contact_messages (id, email, status) SELECT i, 'V' || i || '@MÜLLER.example', 'new' FROM n`,
  `${many(100)} INSERT INTO audit_log (id, who, action) SELECT i, 'V' || i || '@example.com', 'sign_in_failed' FROM n`,
  `INSERT INTO pages (id, slug, page_key, _status, sections) VALUES (1, 'one', 'page', 'published', '${SECTIONS}'),
    (2, 'two', 'page', 'published', '[]'), (3, 'three', 'page', 'published', NULL)`,
  `INSERT INTO _pages_v (id, parent_id, latest, version_slug, version_sections) VALUES (11, 1, true, 'one', '${SECTIONS}')`,
  `${many(100)} INSERT INTO pages (id, slug, page_key, _status, sections)
    SELECT i, 'page-' || i, 'page', 'published', '${SECTIONS}' FROM n`,
  `INSERT INTO projects (id, link, _status) VALUES (1, 'posts:5?x=1', 'published'), (2, 'https://example.org', 'draft')`,
  `INSERT INTO projects_locales (_parent_id, _locale, body_links) VALUES
    (1, 'en', ' pages:1 '), (1, 'de', ' pages:1  media:7 '), (2, 'en', NULL)`,
  `INSERT INTO posts (id, _status) VALUES (5, 'published')`,
  `INSERT INTO _posts_v (id, parent_id, latest) VALUES (15, 5, true)`,
  `INSERT INTO _posts_v_locales (_parent_id, _locale, version_body_links) VALUES (15, 'de', ' jobs:2 ')`,
  `INSERT INTO jobs (id, _status) VALUES (2, 'published')`,
  `INSERT INTO jobs_texts (parent_id, path, text, "order") VALUES (2, 'offices', 'MUC', 1)`,
  `INSERT INTO jobs_locales (_parent_id, _locale, body_links) VALUES (2, 'en', ' posts:5 ')`,
];

const KEY = 'info@xn--mller-kva.example';
const OF_SECTIONS = ['reviews:3', 'media:7', 'posts:5'];

/** Queries with their expected results after the migration, each row as text. */
export const ROWS_AFTER: readonly (readonly [query: string, rows: readonly string[]])[] = [
  ['SELECT email_key FROM contact_messages WHERE id < 100 ORDER BY id', [KEY, KEY, '']],
  ['SELECT email_key FROM applications', [KEY]],
  [
    "SELECT who_key || ' ' || detail_key FROM audit_log WHERE id < 100 ORDER BY id",
    [`${KEY} `, ' ', `ada@kontorwerk.example ${KEY}`],
  ],
  [`SELECT count(*) FROM contact_messages WHERE email_key LIKE 'v%@xn--mller-kva.example'`, [String(MANY)]],
  [`SELECT count(*) FROM audit_log WHERE who_key LIKE 'v%@example.com' AND detail_key = ''`, [String(MANY)]],
  [
    `SELECT text FROM pages_texts WHERE parent_id < 100 AND path = 'references' ORDER BY parent_id, "order"`,
    OF_SECTIONS,
  ],
  [`SELECT count(*) FROM pages_texts WHERE path = 'references' AND text = 'media:7'`, [String(MANY + 1)]],
  [
    `SELECT text FROM _pages_v_texts WHERE parent_id = 11 AND path = 'version.references' ORDER BY "order"`,
    OF_SECTIONS,
  ],
  [`SELECT text FROM projects_texts WHERE parent_id = 1 ORDER BY text`, ['media:7', 'pages:1', 'posts:5']],
  ['SELECT count(*) FROM projects_texts WHERE parent_id = 2', ['0']],
  [`SELECT text FROM _posts_v_texts WHERE parent_id = 15 AND path = 'version.references'`, ['jobs:2']],
  [`SELECT path || ' ' || text FROM jobs_texts ORDER BY path`, ['offices MUC', 'references posts:5']],
];
