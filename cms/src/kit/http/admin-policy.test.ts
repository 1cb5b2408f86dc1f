import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '#cms/schema/testing/test-server.ts';
import { protectAdminPages } from './admin-policy.ts';

const HEADER = 'content-security-policy';

/** Starts a server that answers with the policy that Next would read. */
const policyHere = () => startServer(({ headers }, response) => response.end(headers[HEADER] ?? ''));

test.each(['/admin', '/admin/login?redirect=/', '//admin/', '/%61dmin/collections/pages'])(
  '%s is sent with the policy that Next reads the nonce of, another one each time',
  async (path) => {
    onTestFinished(protectAdminPages());
    const address = await policyHere();
    const policies = await Promise.all(
      [1, 2].map(async () => {
        const answer = await fetch(`${address}${path}`, { headers: { [HEADER]: "script-src 'nonce-own'" } });
        expect(await answer.text()).toBe(answer.headers.get(HEADER));
        return answer.headers.get(HEADER) ?? '';
      }),
    );
    for (const policy of policies) {
      expect(policy).toMatch(/; script-src 'self' 'nonce-[\w+/]{22}==';/);
      expect(policy).not.toContain('own');
    }
    expect(policies[0]).not.toBe(policies[1]);
  },
);

test.each(['/api/pages', '/', '/administration', '/%'])('%s has none, and no nonce of a stranger’s', async (path) => {
  onTestFinished(protectAdminPages());
  const answer = await fetch(`${await policyHere()}${path}`, { headers: { [HEADER]: "script-src 'nonce-own'" } });
  expect([await answer.text(), answer.headers.get(HEADER)]).toEqual(['', null]);
});
