import * as migration_20261128_220252_initial from './20261128_220252_initial.ts';

export const migrations = [
  {
    up: migration_20261128_220252_initial.up,
    down: migration_20261128_220252_initial.down,
    name: '20261128_220252_initial'
  },
];
