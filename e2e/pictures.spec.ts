import * as v from 'valibot';
import { find } from './support/cms.ts';
import { expect, test } from './support/test.ts';

const withPicture = v.looseObject({ image: v.number() });

test('a picture that a project shows can not be deleted, and the editor is told where it is used', async ({
  admin,
}) => {
  const [project] = await find(admin, 'projects', {}, { locale: 'en', limit: '1' });
  const { image, title } = v.parse(v.intersect([withPicture, v.looseObject({ title: v.string() })]), project);
  const refused = await admin.send('DELETE', `/api/media/${image}`);
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain(title);
  expect((await admin.get(`/api/media/${image}`)).status).toBe(200);
});
