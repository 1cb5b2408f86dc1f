/** The admin: signing in and saving a draft. */
import { expect } from 'vitest';
import { admin } from '../support/cms/administrator.ts';
import { drop, find } from '../support/cms/cms.ts';
import { draftPost } from '../support/cms/draft-post.ts';
import { ADMINISTRATOR, MAIN_STACK } from '../support/stacks/stacks.ts';
import { until } from '../support/until.ts';
import { DESK, type Play } from './play.ts';
import { clickOn, waitFor, writeIn } from './visit.ts';

/** In milliseconds. */
const SAVED_MS = 20_000;

/** Errors of requests still open when the admin's page was left, in each engine's words. */
const LEFT = /NetworkError when attempting|Load failed|cancelled|aborted/;

export function playAdmin(play: Play): void {
  play('an editor signs in and saves a draft', DESK, async (window) => {
    const name = crypto.randomUUID().slice(0, 8);
    const id = await draftPost(admin, { en: name, de: name });
    try {
      await window.open(`${MAIN_STACK.siteUrl}/admin/login`);
      await writeIn(window, '#field-email', ADMINISTRATOR.email);
      await writeIn(window, '#field-password', ADMINISTRATOR.password);
      await clickOn(window, '[type="submit"]');
      await waitFor(window, 'the dashboard is shown', () => document.querySelector('.dashboard') !== null);
      await window.open(`${MAIN_STACK.siteUrl}/admin/collections/posts/${id}`);
      await waitFor(
        window,
        'the form stands',
        () =>
          document.querySelector('.document-fields') !== null && document.querySelector('[aria-busy="true"]') === null,
      );
      await writeIn(window, '#field-title', 'x');
      await clickOn(window, '#action-save-draft');
      const isSaved = async () => {
        const [post] = await find(admin, 'posts', { id: String(id) }, { draft: 'true', locale: 'en' });
        return String(post?.title).includes('x') && String(post?.title).length === name.length + 1;
      };
      await until('the draft is saved', isSaved, SAVED_MS);
      await window.open(`${MAIN_STACK.siteUrl}/admin/collections/posts/${id}`);
      await waitFor(
        window,
        'the saved title is shown',
        (length) => document.querySelector<HTMLInputElement>('#field-title')?.value.length === length,
        name.length + 1,
      );
      expect((await window.takeErrors()).filter((error) => !LEFT.test(error))).toEqual([]);
    } finally {
      await drop(admin, 'posts', id);
    }
  });
}
