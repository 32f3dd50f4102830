import * as migration_20261120_123728_initial from './20261120_123728_initial';

export const migrations = [
  {
    up: migration_20261120_123728_initial.up,
    down: migration_20261120_123728_initial.down,
    name: '20261120_123728_initial'
  },
];
