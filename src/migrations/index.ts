import * as migration_20261120_104024_initial from './20261120_104024_initial';

export const migrations = [
  {
    up: migration_20261120_104024_initial.up,
    down: migration_20261120_104024_initial.down,
    name: '20261120_104024_initial'
  },
];
