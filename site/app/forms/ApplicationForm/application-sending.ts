import type { ApplicationField } from '@kontorwerk/contract/forms/application';
import type { Language } from '@kontorwerk/contract/languages';
import type { FormRules } from '@kontorwerk/contract/settings/form-rules';
import { honeypotOf } from '../Honeypot.tsx';
import { createIdempotencyKeys } from '../idempotency-keys.ts';
import type { Sending } from '../use-submission.ts';
import { NETWORK_FAILURE, type SentApplication } from './application-outcome.ts';
import { readApplicationValues, readResume, refuseApplication } from './application-values.ts';
import { sendApplication } from './send-application.ts';
import { readAsDataUrl, upload } from './upload.ts';

const keys = createIdempotencyKeys();

type SendingOptions = FormRules & {
  readonly language: Language;
  /** Called with the fraction of the resume that has been sent, 0 to 1; null when nothing is being sent. */
  readonly onProgress: (share: number | null) => void;
};

/** Validates an application in the browser and sends it with its resume (§5, §7). */
export function createApplicationSending({
  language,
  onProgress,
  ...rules
}: SendingOptions): Sending<ApplicationField, SentApplication> {
  return {
    read: (form) => new FormData(form),
    check: (data) => refuseApplication(readApplicationValues(data), rules),
    send: async (data) => {
      const resume = readResume(data);
      if (!resume) return NETWORK_FAILURE;
      onProgress(0);
      const outcome = await sendApplication(readApplicationValues(data), resume, {
        language,
        extra: { ...honeypotOf(data), ...keys.of(data) },
        read: readAsDataUrl,
        post: upload(onProgress),
        now: () => new Date(),
      });
      onProgress(null);
      if (outcome.status === 'sent') keys.renew();
      return outcome;
    },
  };
}
