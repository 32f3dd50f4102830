import * as migration_20261120_175251_initial from './20261120_175251_initial';
import * as migration_20261122_021115_currencies from './20261122_021115_currencies';

export const migrations = [
  {
    up: migration_20261120_175251_initial.up,
    down: migration_20261120_175251_initial.down,
    name: '20261120_175251_initial',
  },
  {
    up: migration_20261122_021115_currencies.up,
    down: migration_20261122_021115_currencies.down,
    name: '20261122_021115_currencies'
  },
];
