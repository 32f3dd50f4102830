import * as migration_20261120_175251_initial from './20261120_175251_initial';
import * as migration_20261122_015341_service_account from './20261122_015341_service_account';
import * as migration_20261122_015831_leads_and_webhooks from './20261122_015831_leads_and_webhooks';
import * as migration_20261122_020414_budgets from './20261122_020414_budgets';
import * as migration_20261122_021115_currencies from './20261122_021115_currencies';

export const migrations = [
  {
    up: migration_20261120_175251_initial.up,
    down: migration_20261120_175251_initial.down,
    name: '20261120_175251_initial',
  },
  {
    up: migration_20261122_015341_service_account.up,
    down: migration_20261122_015341_service_account.down,
    name: '20261122_015341_service_account',
  },
  {
    up: migration_20261122_015831_leads_and_webhooks.up,
    down: migration_20261122_015831_leads_and_webhooks.down,
    name: '20261122_015831_leads_and_webhooks',
  },
  {
    up: migration_20261122_020414_budgets.up,
    down: migration_20261122_020414_budgets.down,
    name: '20261122_020414_budgets',
  },
  {
    up: migration_20261122_021115_currencies.up,
    down: migration_20261122_021115_currencies.down,
    name: '20261122_021115_currencies',
  },
];
