import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { LocalText } from '@kontorwerk/contract/languages';
import type { PayloadRequest } from 'payload';
import { problem } from '#cms/base/reader-language.ts';
import { getReadOptions } from '#cms/kit/read-options.ts';

const NO_CODE: LocalText = {
  en: 'Please use two to eight capital letters or digits, such as MUC.',
  de: 'Bitte verwenden Sie zwei bis acht Großbuchstaben oder Ziffern, etwa MUC.',
};
const TAKEN: LocalText = {
  en: 'Two offices have the code {code}. Each needs its own.',
  de: 'Zwei Standorte haben das Kürzel {code}. Jeder braucht ein eigenes.',
};
const IN_USE: LocalText = {
  en: 'The position “{job}” belongs to the office {code}. Please choose another office there before you remove it here.',
  de: 'Die Stelle „{job}“ gehört zum Standort {code}. Bitte wählen Sie dort einen anderen, bevor er hier entfällt.',
};
const IN_RULE: LocalText = {
  en: 'Under “E-mails”, a rule about who is notified names the office {code}. Please change that rule before you remove the office here.',
  de: 'Unter „E-Mails“ nennt eine Regel, wer benachrichtigt wird, den Standort {code}. Bitte ändern Sie jene Regel, bevor der Standort hier entfällt.',
};
const UNKNOWN: LocalText = {
  en: 'There is no office {code} in the site settings. Please choose one that exists.',
  de: 'In den Einstellungen der Website gibt es keinen Standort {code}. Bitte wählen Sie unter den vorhandenen.',
};

type Asking = { readonly req: PayloadRequest };

/** Validates an office's code, by which jobs and rules refer to it. */
export function checkCode(value: unknown, asked: Parameters<typeof problem>[1]): string | true {
  return (typeof value === 'string' && /^[A-Z0-9]{2,8}$/.test(value)) || problem(NO_CODE, asked);
}

function codesOf(offices: unknown): readonly string[] {
  const rows: readonly unknown[] = Array.isArray(offices) ? offices : [];
  return rows.flatMap((row) => (isRecord(row) && typeof row.code === 'string' ? [row.code] : []));
}

/** Returns the codes of the existing offices. */
async function readOfficeCodes(asked: Asking): Promise<readonly string[]> {
  const { offices } = await asked.req.payload.findGlobal({ slug: 'site-settings', ...getReadOptions(asked.req) });
  return codesOf(offices);
}

/** Returns the codes of the offices in notification rules. */
async function readRuleCodes(asked: Asking): Promise<readonly string[]> {
  const { rules } = await asked.req.payload.findGlobal({ slug: 'mails', ...getReadOptions(asked.req) });
  return (rules ?? []).flatMap(({ about, office }) => (about === 'office' && office ? [office] : []));
}

/** Rejects duplicate codes, and the removal of an office that a job or a notification rule still refers to. */
export async function checkOffices(value: unknown, asked: Asking): Promise<string | true> {
  const codes = codesOf(value);
  const twice = codes.find((code, at) => codes.indexOf(code) < at);
  if (twice !== undefined) return problem(TAKEN, asked).replace('{code}', twice);
  const gone = (await readOfficeCodes(asked)).filter((code) => !codes.includes(code));
  for (const code of gone) {
    const where = { offices: { equals: code } };
    const { docs } = await asked.req.payload.find({
      collection: 'jobs',
      where,
      limit: 1,
      ...getReadOptions(asked.req),
    });
    const [job] = docs;
    if (job) return problem(IN_USE, asked).replace('{job}', String(job.title)).replace('{code}', code);
  }
  const named = gone.length === 0 ? [] : await readRuleCodes(asked);
  const inRule = gone.find((code) => named.includes(code));
  if (inRule !== undefined) return problem(IN_RULE, asked).replace('{code}', inRule);
  return true;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** Validates that the chosen offices exist; an imported place name may stay. */
export async function checkChosenOffices(
  value: unknown,
  asked: Asking & { readonly previousValue?: unknown },
): Promise<string | true> {
  const chosen = listOf(value);
  const known = [...(await readOfficeCodes(asked)), ...listOf(asked.previousValue)];
  const unknown = chosen.find((code) => typeof code !== 'string' || !known.includes(code));
  return unknown === undefined || problem(UNKNOWN, asked).replace('{code}', String(unknown));
}
