import fc from 'fast-check';

/**
 * Where a sender leaves: when it has sent a share of its request, from 0 to 1, and waited for some milliseconds, or
 * when the first bytes of the answer have come. Who ends their half says that nothing more will come, and still
 * listens.
 */
export type BreakOff =
  | {
      readonly during: 'request';
      readonly share: number;
      readonly afterMs: number;
      readonly by: 'destroying' | 'resetting' | 'ending';
    }
  | { readonly during: 'answer' };

const duringRequest = fc.record({
  during: fc.constant('request' as const),
  // Who has sent all of it leaves while it is being dealt with.
  share: fc.oneof(
    { weight: 2, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
    { weight: 1, arbitrary: fc.constant(1) },
  ),
  afterMs: fc.oneof(fc.constant(0), fc.nat({ max: 50 })),
  by: fc.constantFrom('destroying' as const, 'resetting' as const, 'ending' as const),
});

/** Seven of eight stay to the end. */
export const generatedBreakOff: fc.Arbitrary<BreakOff | null> = fc.oneof(
  { weight: 28, arbitrary: fc.constant(null) },
  { weight: 3, arbitrary: duringRequest },
  { weight: 1, arbitrary: fc.constant({ during: 'answer' as const }) },
);
