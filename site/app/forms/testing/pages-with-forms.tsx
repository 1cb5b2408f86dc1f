/** A site of a few pages, each with another form or none, for what becomes of a form when its visitor leaves. */
import type { ContactVariant } from '@kontorwerk/contract/forms/contact';
import { expect, vi } from 'vitest';
import { usePlace } from '#app/base/shown.ts';
import { show } from '#app/testing/serve.tsx';
import { ApplicationForm } from '../ApplicationForm/ApplicationForm.tsx';
import { beginDrafts, DraftsContext } from '../drafts.ts';
import { MessageForm } from '../MessageForm/MessageForm.tsx';
import { MessageStartContext, PLAIN_START } from '../MessageForm/posted-message.ts';
import { control } from './filled-form.ts';

const start = { ...PLAIN_START, about: { topic: 'Shopware', person: 'Farid Anwar' } };

/**
 * A contact page whose start an address says, another form on `/short`, an application on `/job`, no form on
 * `/privacy`.
 */
function Pages() {
  const { pathname, search } = usePlace();
  if (pathname.endsWith('/privacy')) return null;
  if (pathname.endsWith('/job')) return <ApplicationForm position="Tester" posted={null} onSent={() => {}} />;
  const variant: ContactVariant = pathname.endsWith('/short') ? 'footer' : 'full';
  return (
    <MessageStartContext value={{ ...start, prefill: new URLSearchParams(search).get('prefill') ?? '' }}>
      <MessageForm key={pathname} variant={variant} button="" onSent={onSent} />
    </MessageStartContext>
  );
}

/** Is told what was sent. */
export const onSent = vi.fn();

/** The site, where somebody has begun to write. */
export async function site() {
  const drafts = beginDrafts();
  const shown = await show(
    <DraftsContext value={drafts}>
      <Pages />
    </DraftsContext>,
    { at: '/contact' },
  );
  control('email').focus();
  await expect.poll(() => drafts.keeper).not.toBeNull();
  return shown;
}

/** Goes to the page without a form, and waits until it is shown. */
export async function read(goTo: (address: string) => Promise<void>): Promise<void> {
  await goTo('/privacy');
  await expect.poll(() => document.forms.length).toBe(0);
}
