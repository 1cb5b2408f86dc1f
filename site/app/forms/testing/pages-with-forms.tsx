/** A site of a few pages, each with another form or none, for testing forms that the visitor leaves. */
import type { ContactVariant } from '@kontorwerk/contract/forms/contact';
import { expect, vi } from 'vitest';
import { usePageLocation } from '#app/base/current-page.ts';
import { show } from '#app/testing/serve.tsx';
import { ApplicationForm } from '../ApplicationForm/ApplicationForm.tsx';
import { createDrafts, DraftsContext } from '../drafts.ts';
import { MessageForm } from '../MessageForm/MessageForm.tsx';
import { MessageStartContext, PLAIN_START } from '../MessageForm/posted-message.ts';
import { control } from './filled-form.ts';

const start = { ...PLAIN_START, about: { topic: 'Shopware', person: 'Farid Anwar' } };

/**
 * A contact page that takes its initial state from the address, a different form on `/short`, an application on `/job`,
 * no form on `/privacy`.
 */
function Pages() {
  const { pathname, search } = usePageLocation();
  if (pathname.endsWith('/privacy')) return null;
  if (pathname.endsWith('/job')) return <ApplicationForm position="Tester" posted={null} onSent={() => {}} />;
  const variant: ContactVariant = pathname.endsWith('/short') ? 'footer' : 'full';
  return (
    <MessageStartContext value={{ ...start, prefill: new URLSearchParams(search).get('prefill') ?? '' }}>
      <MessageForm key={pathname} variant={variant} button="" onSent={onSent} />
    </MessageStartContext>
  );
}

/** Called with what was sent. */
export const onSent = vi.fn();

/** Renders the site with a form that the visitor has begun to fill in. */
export async function site() {
  const drafts = createDrafts();
  const shown = await show(
    <DraftsContext value={drafts}>
      <Pages />
    </DraftsContext>,
    { at: '/contact' },
  );
  control('email').focus();
  await expect.poll(() => drafts.store).not.toBeNull();
  return shown;
}

/** Navigates to the page without a form and waits for it. */
export async function read(goTo: (address: string) => Promise<void>): Promise<void> {
  await goTo('/privacy');
  await expect.poll(() => document.forms.length).toBe(0);
}
