/** Employment types of schema.org, with their words in both languages. */
const TYPES: readonly (readonly [words: RegExp, type: string])[] = [
  [/\bfull[- ](?:time|or part)\b|\bvoll(?:zeit|- oder teilzeit)\b/i, 'FULL_TIME'],
  [/\bpart[- ]time\b|\bteilzeit\b/i, 'PART_TIME'],
  [/\b(?:freelance|contractor)\b|\b(?:freiberuflich|freie mitarbeit)\b/i, 'CONTRACTOR'],
  [/\b(?:temporary|fixed[- ]term)\b|\bbefristet\b/i, 'TEMPORARY'],
  [/\b(?:internship|intern)\b|\bpraktikum\b|\bwerkstudent/i, 'INTERN'],
  [/\bvolunteer\b|\behrenamt/i, 'VOLUNTEER'],
  [/\b(?:apprentice|apprenticeship|trainee)\b|\bausbildung\b/i, 'OTHER'],
];

/** Finds the employment types in a job's texts; empty if they name none that schema.org knows. */
export function findEmploymentTypes(...texts: readonly string[]): readonly string[] {
  return TYPES.filter(([words]) => texts.some((text) => words.test(text))).map(([, type]) => type);
}
