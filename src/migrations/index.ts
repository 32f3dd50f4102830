import * as migration_20261120_134919_initial from './20261120_134919_initial';

export const migrations = [
  {
    up: migration_20261120_134919_initial.up,
    down: migration_20261120_134919_initial.down,
    name: '20261120_134919_initial'
  },
];
