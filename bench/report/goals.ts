import type { Table } from './table.ts';

/** The target of a figure: at most `most`, or at least `least`. */
export type Goal = { readonly what: string; readonly measured: number } & (
  | { readonly most: number }
  | { readonly least: number }
);

/** The table of figures and budgets; a missed one says so. */
export function goalsTable(goals: readonly Goal[]): Table {
  return {
    title: 'Budgets',
    columns: ['figure', 'measured', 'budget'],
    rows: goals.map((goal) => {
      const [sign, wanted] = 'most' in goal ? (['≤', goal.most] as const) : (['≥', goal.least] as const);
      const isReached = sign === '≤' ? goal.measured <= wanted : goal.measured >= wanted;
      // A no-break space: the sign belongs to its number.
      return [goal.what, goal.measured, `${sign}\u00a0${wanted.toLocaleString('en')}${isReached ? '' : ', missed'}`];
    }),
  };
}
