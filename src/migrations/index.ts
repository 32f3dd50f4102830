import * as migration_20261120_175251_initial from './20261120_175251_initial';
import * as migration_20261122_024651_hardening from './20261122_024651_hardening';

export const migrations = [
  {
    up: migration_20261120_175251_initial.up,
    down: migration_20261120_175251_initial.down,
    name: '20261120_175251_initial',
  },
  {
    up: migration_20261122_024651_hardening.up,
    down: migration_20261122_024651_hardening.down,
    name: '20261122_024651_hardening',
  },
];
