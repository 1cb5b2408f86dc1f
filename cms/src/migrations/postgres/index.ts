import * as migration_20261128_220252_initial from './20261128_220252_initial.ts';
import * as migration_20261129_114009_account_authors from './20261129_114009_account_authors.ts';

export const migrations = [
  {
    up: migration_20261128_220252_initial.up,
    down: migration_20261128_220252_initial.down,
    name: '20261128_220252_initial',
  },
  {
    up: migration_20261129_114009_account_authors.up,
    down: migration_20261129_114009_account_authors.down,
    name: '20261129_114009_account_authors'
  },
];
