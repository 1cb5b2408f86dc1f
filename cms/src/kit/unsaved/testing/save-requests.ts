import { FAULT_MESSAGES } from '../../http/fault-messages.ts';
import type { FormSave } from '../form-save.ts';
import type { UnshownFailure } from '../other-requests.ts';
import { type Account, createSaveRetries, type Removal } from '../save-retries.ts';

export const ANNA: Account = { id: '1', email: 'anna@example.com' };
export const PLACE = '/api/pages/7';
export const AUTOSAVE = `${PLACE}?autosave=true&draft=true`;
export const DRAFT = `${PLACE}?draft=true`;

export const saved = () => Response.json({ doc: {} });
export const refused = () => Response.json({ errors: [{ message: 'You are not allowed.' }] }, { status: 403 });
export const busy = () => Response.json({ errors: [{ message: FAULT_MESSAGES.busy.en }] }, { status: 503 });
export const cut = () => {
  throw new TypeError('Failed to fetch');
};

export function request(values: object = {}, method = 'PATCH'): RequestInit {
  const body = new FormData();
  body.append('_payload', JSON.stringify(values));
  return { method, body };
}

/** The rest of a form in which nothing was written. */
export const UNMODIFIED = { isModified: () => false, setModified: () => {} };

/** Creates save retries with an open form, whose server answers as a test says. */
export function setUp() {
  let answer: () => Response = saved;
  let person: Account | null | undefined = ANNA;
  let isRefused = false;
  let removal: Removal | null = null;
  const sent: string[] = [];
  const forgotten: string[] = [];
  const repeated: FormSave[] = [];
  const shown: UnshownFailure[] = [];
  const retries = createSaveRetries({
    fetchUnwatched: async (input) => {
      sent.push(String(input));
      return answer();
    },
    fetchAccount: async () => person,
    findRemoval: async () => removal,
    refuse: ({ kind }) => (kind === 'draft' && isRefused ? refused() : null),
    say: (reason, kind, isSent = true) => `${isSent ? '' : 'unsent '}${kind}: ${reason}`,
    sayRightsUnknown: () => 'rights unknown',
    dropKeptTexts: (account) => void forgotten.push(account),
    showFailure: (failure) => void shown.push(failure),
  });
  retries.setOwner(ANNA);
  const close = retries.open({ ...UNMODIFIED, place: PLACE, repeat: async (save) => void repeated.push(save) });
  return {
    retries,
    sent,
    forgotten,
    shown,
    repeated,
    close,
    answers: (next: () => Response) => {
      answer = next;
    },
    signedIn: (next: Account | null | undefined) => {
      person = next;
    },
    removes: (next: Removal | null) => {
      removal = next;
    },
    refuses: () => {
      isRefused = true;
    },
    reason: () => retries.state().trouble?.reason,
  };
}
