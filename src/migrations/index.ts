import * as migration_20261120_152944_initial from './20261120_152944_initial';

export const migrations = [
  {
    up: migration_20261120_152944_initial.up,
    down: migration_20261120_152944_initial.down,
    name: '20261120_152944_initial'
  },
];
