import { isDeepStrictEqual } from 'node:util';
import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { brand, offices } from '../../../../content/brand.ts';

/** The facts about an agency that its settings state; the rest of them says how the site behaves. */
export const AGENCY_FACTS = ['brand_name', 'legal_name', 'claim', 'email', 'phone', 'socials', 'offices'] as const;
type AgencyFact = (typeof AGENCY_FACTS)[number];

function inBoth(text: string) {
  return { en: text, de: text };
}

/** The facts of the sample agency, all of them made up. */
export const SAMPLE_FACTS = {
  brand_name: inBoth(brand.name),
  legal_name: inBoth(brand.legal_name),
  claim: brand.claim,
  email: brand.email,
  phone: brand.phone,
  socials: brand.socials,
  offices: offices.map((office) => ({ ...office, workdays: office.workdays.map(String) })),
};

/** The facts of an agency of which nothing is known: nothing is made up for it. */
export const NO_FACTS = {
  brand_name: inBoth(''),
  legal_name: inBoth(''),
  claim: inBoth(''),
  email: null,
  phone: '',
  socials: [],
  offices: [],
};

function isSampleRow(row: unknown, of: readonly object[]): boolean {
  return of.some((sample) =>
    Object.entries(sample).every(([field, value]) => isRecord(row) && isDeepStrictEqual(row[field], value)),
  );
}

/** A fact without what the sample made up of it. */
function ownPart(fact: AgencyFact, value: unknown): unknown {
  const sample = SAMPLE_FACTS[fact];
  if (Array.isArray(sample)) {
    const rows: readonly unknown[] = Array.isArray(value) ? value : [];
    return rows.filter((row) => !isSampleRow(row, sample));
  }
  return isDeepStrictEqual(value, sample) ? NO_FACTS[fact] : value;
}

/** Whether a fact of the settings says nothing, in any language. */
export function isUnsaid(value: unknown): boolean {
  if (isRecord(value)) return Object.values(value).every(isUnsaid);
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** The facts of settings that the sample made up, each with what remains of it without that. */
export function sampleFactsIn(settings: Untrusted): ReadonlyMap<AgencyFact, unknown> {
  const parts = AGENCY_FACTS.map((fact) => [fact, ownPart(fact, settings[fact])] as const);
  return new Map(parts.filter(([fact, own]) => !isUnsaid(settings[fact]) && !isDeepStrictEqual(own, settings[fact])));
}

/** Whether all facts of settings are the sample's, or say nothing: no editor has written any of them. */
export function areAllSample(settings: Untrusted): boolean {
  return AGENCY_FACTS.every((fact) => isUnsaid(ownPart(fact, settings[fact])));
}
