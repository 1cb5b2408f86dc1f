import fc from 'fast-check';

/**
 * The point at which a sender breaks off: after sending a share of its request, from 0 to 1, and waiting for some
 * milliseconds, or at the first bytes of the answer. One that is `ending` half-closes: it sends no more, but still
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
  // A sender of the whole request leaves while it is processed.
  share: fc.oneof(
    { weight: 2, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
    { weight: 1, arbitrary: fc.constant(1) },
  ),
  afterMs: fc.oneof(fc.constant(0), fc.nat({ max: 50 })),
  by: fc.constantFrom('destroying' as const, 'resetting' as const, 'ending' as const),
});

/** Seven of eight senders stay to the end. */
export const generatedBreakOff: fc.Arbitrary<BreakOff | null> = fc.oneof(
  { weight: 28, arbitrary: fc.constant(null) },
  { weight: 3, arbitrary: duringRequest },
  { weight: 1, arbitrary: fc.constant({ during: 'answer' as const }) },
);
