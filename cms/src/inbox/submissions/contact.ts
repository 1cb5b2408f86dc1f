import { CONTACT_FORM } from '@kontorwerk/contract/submissions/contact-form';
import { digestSubmission } from './idempotency-digest.ts';
import { makeSubmissionHandler } from './submission-handler.ts';
import { store } from './submission-store.ts';

/** Answers POST `submit-form` (§7): 200 when the message is on disk. */
export const submitContact = makeSubmissionHandler({
  called: 'A contact message',
  form: CONTACT_FORM,
  async store({ submission, isSpam }, { cms, language, key }) {
    const { idempotency_key: _, checkbox, ...fields } = submission;
    const agreed = checkbox === true || checkbox === 'true' || checkbox === 'on';
    const digest = digestSubmission(key, { ...fields, checkbox: agreed });
    const data = {
      ...fields,
      checkbox: agreed,
      idempotency_digest: digest,
      language,
      suspected_spam: isSpam,
      status: isSpam ? 'spam' : 'new',
    } as const;
    await store(cms, { collection: 'contact-messages', digest }, (req) =>
      cms.create({ collection: 'contact-messages', data, depth: 0, overrideAccess: true, req }),
    );
  },
});
