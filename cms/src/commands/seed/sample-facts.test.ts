import { expect, test } from 'vitest';
import { areAllSample, findSampleFacts, isEmptyFact, NO_FACTS, SAMPLE_FACTS } from './sample-facts.ts';

/** Mimics the database's result: rows have ids. */
function stored(facts: object) {
  return JSON.parse(JSON.stringify(facts), (_, value) =>
    Array.isArray(value) && typeof value[0] === 'object' ? value.map((row, id) => ({ ...row, id })) : value,
  );
}

test('every fact of the sample is known as made up, and none of another agency', () => {
  const [sample, own] = [stored(SAMPLE_FACTS), { ...NO_FACTS, phone: '+49 89 123', email: 'office@own.example' }];
  expect([...findSampleFacts(sample).values()].every(isEmptyFact)).toBe(true);
  expect(findSampleFacts(sample).size).toBe(Object.keys(SAMPLE_FACTS).length);
  expect(findSampleFacts(own).size).toBe(0);
  expect([sample, own, stored(NO_FACTS)].map(areAllSample)).toEqual([true, false, true]);
});

test('of lists what an editor added remains', () => {
  const github = { platform: 'github', url: 'https://github.com/own' };
  const settings = stored({ ...SAMPLE_FACTS, socials: [...SAMPLE_FACTS.socials, github] });
  expect(findSampleFacts(settings).get('socials')).toEqual([expect.objectContaining(github)]);
  expect(areAllSample(settings)).toBe(false);
});
