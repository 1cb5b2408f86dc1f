import { isDeepStrictEqual } from 'node:util';
import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { brand, offices } from '../../../../content/brand.ts';

/** The settings that are facts about the agency; all others control the site. */
export const AGENCY_FACTS = ['brand_name', 'legal_name', 'claim', 'email', 'phone', 'socials', 'offices'] as const;
type AgencyFact = (typeof AGENCY_FACTS)[number];

function inBothLanguages(text: string) {
  return { en: text, de: text };
}

/** The fictional facts of the sample agency. */
export const SAMPLE_FACTS = {
  brand_name: inBothLanguages(brand.name),
  legal_name: inBothLanguages(brand.legal_name),
  claim: brand.claim,
  email: brand.email,
  phone: brand.phone,
  socials: brand.socials,
  offices: offices.map((office) => ({ ...office, workdays: office.workdays.map(String) })),
};

/** The facts of an agency about which nothing is known. */
export const NO_FACTS = {
  brand_name: inBothLanguages(''),
  legal_name: inBothLanguages(''),
  claim: inBothLanguages(''),
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

/** Returns a fact without its sample part. */
function dropSamplePart(fact: AgencyFact, value: unknown): unknown {
  const sample = SAMPLE_FACTS[fact];
  if (Array.isArray(sample)) {
    const rows: readonly unknown[] = Array.isArray(value) ? value : [];
    return rows.filter((row) => !isSampleRow(row, sample));
  }
  return isDeepStrictEqual(value, sample) ? NO_FACTS[fact] : value;
}

/** Whether a fact of the settings is empty, in all languages. */
export function isEmptyFact(value: unknown): boolean {
  if (isRecord(value)) return Object.values(value).every(isEmptyFact);
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Returns the facts of settings that are sample data, each with what remains without it. */
export function findSampleFacts(settings: Untrusted): ReadonlyMap<AgencyFact, unknown> {
  const parts = AGENCY_FACTS.map((fact) => [fact, dropSamplePart(fact, settings[fact])] as const);
  return new Map(
    parts.filter(([fact, own]) => !isEmptyFact(settings[fact]) && !isDeepStrictEqual(own, settings[fact])),
  );
}

/** Whether all facts of settings are sample data or empty: no editor has written any of them. */
export function areAllSample(settings: Untrusted): boolean {
  return AGENCY_FACTS.every((fact) => isEmptyFact(dropSamplePart(fact, settings[fact])));
}
