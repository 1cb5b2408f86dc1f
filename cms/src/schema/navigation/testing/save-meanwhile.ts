import { commitTransaction, createLocalReq, getPayload, initTransaction, type PayloadRequest } from 'payload';
import { isPostgres } from '#cms/storage/database/database-kind.ts';
import config from '../../payload.config.ts';
import { createEditor } from '../../testing/test-users.ts';

/*
 * Runs in its own process, on the database of the environment: a page is added to the menu while a colleague saves a
 * draft of it. Prints for each case, as a line of JSON, the editor's answer and the menu then.
 */
const payload = await getPayload({ config });
const user = await createEditor(payload);
const written = { locale: 'en', depth: 0, overrideAccess: true } as const;

function menuOf(label: string) {
  const links = [{ label: 'Imprint', to: '/imprint' }];
  return [{ label, to: '/imprint', columns: [{ title: 'Column', links }] }];
}
function save(label: string, _status: 'draft' | 'published', req?: PayloadRequest) {
  const data = { menu: menuOf(label), _status };
  return payload.updateGlobal({
    slug: 'navigation',
    data,
    draft: _status === 'draft',
    ...(req && { req }),
    ...written,
  });
}
const shown = async () => (await payload.findGlobal({ slug: 'navigation', ...written })).menu;

const { id } = await payload.create({
  collection: 'pages',
  data: { title: 'Imprint of summer', segment: 'in-the-menu', page_key: 'page', _status: 'published' },
  ...written,
});
const endpoints = payload.collections.pages.config.endpoints || [];

async function putIntoMenu(): Promise<void> {
  const [group] = (await shown()) ?? [];
  const column = group?.columns?.[0]?.id;
  const put = endpoints.find(({ method, path }) => method === 'post' && path === '/:id/menu');
  const req = await createLocalReq({ user }, payload);
  const { status = 0 } = (await put?.handler({ ...req, routeParams: { id }, json: async () => ({ column }) })) ?? {};
  process.stdout.write(`${JSON.stringify([status, (await shown())?.map(({ label }) => label)])}\n`);
}

/** Runs right before the endpoint begins its transaction. */
let meanwhile = async () => {};
const begin = payload.db.beginTransaction.bind(payload.db);
payload.db.beginTransaction = async (options) => {
  const now = meanwhile;
  meanwhile = async () => {};
  await now();
  return begin(options);
};

await save('Before', 'published');
meanwhile = async () => {
  await save('Saved in between', 'draft');
};
await putIntoMenu();

await save('After', 'published');

/** Waits until the endpoint has checked for drafts, or waits for the colleague's lock. On SQLite it returns at once. */
async function isAskedOrWaiting(): Promise<void> {
  const { db } = payload;
  if (!isPostgres(db)) return;
  let isAsked = false;
  const find = payload.findGlobal.bind(payload);
  payload.findGlobal = async (asked) => {
    payload.findGlobal = find;
    const found = await find(asked);
    isAsked = true;
    return found;
  };
  for (let waiting = 0; waiting === 0 && !isAsked; ) {
    const { rowCount } = await db.pool.query('SELECT 1 FROM pg_locks WHERE NOT granted');
    waiting = rowCount ?? 0;
  }
}

const colleague = await createLocalReq({}, payload);
await initTransaction(colleague);
await save('Saved at the same moment', 'draft', colleague);
meanwhile = async () => {
  void isAskedOrWaiting().then(() => commitTransaction(colleague));
};
await putIntoMenu();
process.exit(0);
