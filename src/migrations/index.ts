import * as migration_20261120_175251_initial from './20261120_175251_initial';
import * as migration_20261122_015341_service_account from './20261122_015341_service_account';

export const migrations = [
  {
    up: migration_20261120_175251_initial.up,
    down: migration_20261120_175251_initial.down,
    name: '20261120_175251_initial',
  },
  {
    up: migration_20261122_015341_service_account.up,
    down: migration_20261122_015341_service_account.down,
    name: '20261122_015341_service_account'
  },
];
