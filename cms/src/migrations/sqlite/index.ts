import * as migration_20261121_020410_initial from './20261121_020410_initial.ts';

export const migrations = [
  {
    up: migration_20261121_020410_initial.up,
    down: migration_20261121_020410_initial.down,
    name: '20261121_020410_initial'
  },
];
