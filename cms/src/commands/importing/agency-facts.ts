import { AGENCY_FACTS, areAllSample, findSampleFacts, isEmptyFact } from '../seed/sample-facts.ts';
import { readStoredGlobal } from './writing/stored-document.ts';
import { changeFields, isPrepared } from './writing/write-global.ts';
import type { WriterTools } from './writing/writer.ts';

const SLUG = 'site-settings';

/** Names of missing facts, as the report says them. */
const MISSING: Readonly<Record<(typeof AGENCY_FACTS)[number], string>> = {
  brand_name: 'no name',
  legal_name: 'no legal name',
  claim: 'no claim',
  email: 'no e-mail address',
  phone: 'no phone number',
  socials: 'no social networks',
  offices: 'no offices',
};

/**
 * Removes the sample agency's facts from settings that no editor has written: fictional numbers and addresses must not
 * appear beside imported content.
 */
export async function clearSampleFacts(tools: WriterTools): Promise<void> {
  const stored = await readStoredGlobal(SLUG, tools);
  const made = findSampleFacts(stored);
  if (made.size === 0) return;
  if (areAllSample(stored) || (await isPrepared(SLUG, tools))) {
    await changeFields(SLUG, Object.fromEntries(made), tools);
    tools.findings.note(
      'site settings',
      `what the sample content made up was taken out (${[...made.keys()].join(', ')})`,
    );
    return;
  }
  for (const fact of made.keys())
    tools.findings.problem(
      `site settings, ${fact}`,
      'this is the sample content’s: write your own under “Site settings”',
    );
}

/** Reports the facts that the settings, and so the site, lack. */
export async function reportMissingFacts({ payload, findings }: WriterTools): Promise<void> {
  const stored = await readStoredGlobal(SLUG, { payload });
  const missing = AGENCY_FACTS.filter((fact) => isEmptyFact(stored[fact])).map((fact) => MISSING[fact]);
  if (missing.length > 0) findings.note('site settings', `${missing.join(', ')}: add them under “Site settings”`);
}
