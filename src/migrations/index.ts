import * as migration_20261120_104024_initial from './20261120_104024_initial';
import * as migration_20261120_110716_captured_mails from './20261120_110716_captured_mails';
import * as migration_20261120_114528_passcodes from './20261120_114528_passcodes';

export const migrations = [
  {
    up: migration_20261120_104024_initial.up,
    down: migration_20261120_104024_initial.down,
    name: '20261120_104024_initial',
  },
  {
    up: migration_20261120_110716_captured_mails.up,
    down: migration_20261120_110716_captured_mails.down,
    name: '20261120_110716_captured_mails',
  },
  {
    up: migration_20261120_114528_passcodes.up,
    down: migration_20261120_114528_passcodes.down,
    name: '20261120_114528_passcodes'
  },
];
