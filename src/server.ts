import { loadEnv } from 'payload/node'

import { shareStorages } from './startup/shareStorages.js'

type Command = (args: string[]) => Promise<void>

/** What start.mjs runs by its first argument; without one it serves. */
const commands: Record<string, Command> = {
  '': () => serve(false),
  '--dev': () => serve(true),
  '--build': async () =>
    (await import('./startup/ensureBuild.js')).ensureBuild(new AbortController().signal),
  '--migrate': async () => (await import('./startup/runMigrations.js')).runMigrations(),
  '--doctor': async () => (await import('./startup/doctor/runDoctor.js')).runDoctor(),
  '--move-files': async () => (await import('./startup/moveFiles.js')).runMoveFiles(),
  '--backup': async (args) => (await import('./startup/backup/runBackup.js')).runBackup(args),
  '--restore': async (args) => (await import('./startup/backup/runRestore.js')).runRestore(args),
}

const takesFile = /^--(?:backup|restore)$/

const usage = `npm start takes no arguments; all settings are in .env.example. Other commands:
  npm run dev                the same with reload
  npm run build              builds the pages ahead of time
  npm run migrate            brings the database to the form of this release
  npm run doctor             checks this installation
  npm run backup -- FILE     writes everything to one file
  npm run restore -- FILE    replaces everything by it
  npm run files:move         copies the uploads to S3`

shareStorages()
loadEnv()
const [flag = '', ...args] = process.argv.slice(2)
const isKnown = Object.hasOwn(commands, flag) && (args.length === 0 || takesFile.test(flag))
const command = isKnown ? commands[flag] : undefined
if (command) {
  await command(args)
} else {
  console.error(`Not known: ${args[0] ?? flag}\n${usage}`)
  process.exitCode = 1
}

async function serve(dev: boolean): Promise<void> {
  const { runService } = await import('./startup/runService.js')
  await runService({ dev })
}
