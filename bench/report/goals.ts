import type { Table } from './table.ts';

/** A figure that is to be reached: no more than `most`, or no less than `least`. */
export type Goal = { readonly what: string; readonly measured: number } & (
  | { readonly most: number }
  | { readonly least: number }
);

/** What was measured beside what is wanted. */
export function goalsTable(goals: readonly Goal[]): Table {
  return {
    title: 'Beside what is wanted',
    columns: ['figure', 'measured', 'wanted', 'measured ÷ wanted', ''],
    rows: goals.map((goal) => {
      const [sign, wanted] = 'most' in goal ? (['≤', goal.most] as const) : (['≥', goal.least] as const);
      const isReached = sign === '≤' ? goal.measured <= wanted : goal.measured >= wanted;
      const ratio = (goal.measured / wanted).toFixed(2);
      return [
        goal.what,
        goal.measured,
        `${sign} ${wanted.toLocaleString('en')}`,
        ratio,
        isReached ? '' : 'not reached',
      ];
    }),
  };
}
