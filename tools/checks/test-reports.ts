import * as v from 'valibot';

/** How many checks or tests passed, and which failed, each with its error. */
export type Count = { readonly passed: number; readonly failures: readonly string[] };

const vitestReport = v.object({
  numPassedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.nullish(v.array(v.string()), []),
        }),
      ),
    }),
  ),
});

/** Formats a failed test with its error messages, without the stack traces. */
function failure(name: string, messages: readonly string[]): string {
  const words = messages.flatMap((message) => message.split('\n').filter((line) => !/^\s+at /.test(line)));
  return [name, ...words.map((line) => `    ${line}`)].join('\n');
}

/** Counts the tests in Vitest's JSON report; null if it is invalid. */
export function countOfVitest(report: unknown): Count | null {
  const read = v.safeParse(vitestReport, report);
  if (!read.success) return null;
  const failures = read.output.testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be loaded has no tests.
    if (failed.length === 0 && status === 'failed') return [failure(file, [message])];
    return failed.map(({ fullName, failureMessages }) => failure(`${file}: ${fullName}`, failureMessages ?? []));
  });
  return { passed: read.output.numPassedTests, failures };
}

const playwrightSpec = v.object({
  title: v.string(),
  file: v.string(),
  line: v.number(),
  tests: v.array(
    v.object({
      status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']),
      results: v.array(
        v.object({ errors: v.optional(v.array(v.object({ message: v.optional(v.string(), '') })), []) }),
      ),
    }),
  ),
});

type PlaywrightSuite = {
  readonly specs: readonly v.InferOutput<typeof playwrightSpec>[];
  readonly suites?: readonly PlaywrightSuite[] | undefined;
};

const playwrightSuite: v.GenericSchema<unknown, PlaywrightSuite> = v.object({
  specs: v.array(playwrightSpec),
  suites: v.optional(v.array(v.lazy(() => playwrightSuite))),
});

const playwrightReport = v.object({
  stats: v.object({ expected: v.number() }),
  suites: v.array(playwrightSuite),
  /** Errors outside of tests. */
  errors: v.optional(v.array(v.object({ message: v.optional(v.string(), '') })), []),
});

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Counts the tests in Playwright's JSON report; null if it is invalid. */
export function countOfPlaywright(report: unknown): Count | null {
  const read = v.safeParse(playwrightReport, report);
  if (!read.success) return null;
  const failures = read.output.suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      // A test that passed only on a retry has failed.
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        failure(
          `${file}:${line}: ${title}`,
          results.flatMap(({ errors }) => errors.map(({ message }) => message)),
        ),
      ),
  );
  const others = read.output.errors.map(({ message }) => failure('Playwright', [message]));
  return { passed: read.output.stats.expected, failures: [...failures, ...others] };
}
