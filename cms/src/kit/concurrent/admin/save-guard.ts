import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { FormState } from 'payload';
import { adminSaves } from '../../unsaved/admin-saves.ts';
import type { EditingSession } from '../merging/editing-session.ts';
import { withoutLeftoverRows } from '../merging/form-fields.ts';
import { BASED_ON_HEADER } from '../protocol.ts';

/** The name under which Payload's forms send their values. */
const VALUES = '_payload';

/** An open form: its session, and its fields. */
type OpenForm = { readonly session: EditingSession; readonly fields: () => FormState };

/** The open forms by the URL that they save to, the most recent last. */
const forms = new Map<string, readonly OpenForm[]>();

/** Returns the session of the form that is open for a URL; undefined if none is. */
export function sessionOf(address: string): EditingSession | undefined {
  return forms.get(address)?.at(-1)?.session;
}

/** Returns the values of a form's save; null for any other request. */
function valuesIn(init: RequestInit | undefined): { readonly body: FormData; readonly values: Untrusted } | null {
  const method = init?.method?.toUpperCase();
  if ((method !== 'PATCH' && method !== 'POST') || !(init?.body instanceof FormData)) return null;
  const written = init.body.get(VALUES);
  const values: unknown = typeof written === 'string' ? JSON.parse(written) : null;
  return isRecord(values) ? { body: init.body, values } : null;
}

/** The name under which Payload's forms send a file. */
const FILE = 'file';
/** The parameters of a save that crop its file, or the stored one. */
const EDITS = /^uploadEdits\b/;

/** Returns the name of the file that a save carries, '' for a crop of the stored file; null for neither. */
function fileIn(input: string, body: FormData): string | null {
  const file = body.get(FILE);
  if (file !== null) return file instanceof File ? file.name : '';
  const isCropped = [...new URL(input, location.href).searchParams.keys()].some((name) => EDITS.test(name));
  return isCropped ? '' : null;
}

function withValues(body: FormData, values: Untrusted, hasFile: boolean): FormData {
  const next = new FormData();
  for (const [name, value] of body) if (hasFile || name !== FILE) next.append(name, value);
  next.set(VALUES, JSON.stringify(values));
  return next;
}

function withoutEdits(input: string): string {
  const { pathname, searchParams } = new URL(input, location.href);
  const kept = [...searchParams].filter(([name]) => !EDITS.test(name));
  return `${pathname}?${new URLSearchParams(kept)}`;
}

/** Wraps the browser's `fetch` while forms are open: Payload's forms have no hooks around a save. */
function guard(fetched: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (typeof input !== 'string') return fetched(input, init);
    const open = forms.get(new URL(input, location.href).pathname) ?? [];
    const form = open.at(-1);
    const save = form ? valuesIn(init) : null;
    if (!form || !save) return fetched(input, init);
    adminSaves.failWhileWaiting(input, init);
    const chosen = fileIn(input, save.body);
    return form.session.save(
      // Which of them is saved isn't known.
      withoutLeftoverRows(
        open.map(({ fields }) => fields()),
        save.values,
      ),
      (values, version, file) => {
        const headers = new Headers(init?.headers);
        headers.set(BASED_ON_HEADER, version);
        const body = withValues(save.body, values, file !== null);
        return fetched(file === chosen ? input : withoutEdits(input), { ...init, headers, body });
      },
      chosen,
    );
  };
}

let unguarded: typeof fetch | undefined;

/** Routes all saves to a URL through a form's session; returns the function that stops it. */
export function guardSaves(address: string, form: OpenForm): () => void {
  if (unguarded === undefined) {
    unguarded = window.fetch;
    window.fetch = guard(unguarded.bind(window));
  }
  forms.set(address, [...(forms.get(address) ?? []), form]);
  return () => {
    const others = forms.get(address)?.filter((one) => one !== form) ?? [];
    if (others.length > 0) forms.set(address, others);
    else forms.delete(address);
    if (forms.size > 0 || unguarded === undefined) return;
    window.fetch = unguarded;
    unguarded = undefined;
  };
}
