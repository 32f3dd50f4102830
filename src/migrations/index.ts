import * as migration_20261120_173956_initial from './20261120_173956_initial';

export const migrations = [
  {
    up: migration_20261120_173956_initial.up,
    down: migration_20261120_173956_initial.down,
    name: '20261120_173956_initial'
  },
];
