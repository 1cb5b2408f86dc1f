import * as migration_20261128_220304_initial from './20261128_220304_initial.ts';
import * as migration_20261129_114014_account_authors from './20261129_114014_account_authors.ts';

export const migrations = [
  {
    up: migration_20261128_220304_initial.up,
    down: migration_20261128_220304_initial.down,
    name: '20261128_220304_initial',
  },
  {
    up: migration_20261129_114014_account_authors.up,
    down: migration_20261129_114014_account_authors.down,
    name: '20261129_114014_account_authors'
  },
];
