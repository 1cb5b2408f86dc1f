import * as v from 'valibot';

const schema = v.object({ data: v.object({ params: v.record(v.string(), v.string()) }) });

/** The bad fields that an error answer of the wire names, each with its message; empty when it names none. */
export function badFields(answer: unknown): Readonly<Record<string, string>> {
  const read = v.safeParse(schema, answer);
  return read.success ? read.output.data.params : {};
}
