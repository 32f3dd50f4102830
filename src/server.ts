import { loadEnv } from 'payload/node'

import { shareStorages } from './startup/shareStorages.js'

shareStorages()
const dev = process.argv.includes('--dev')
loadEnv()

if (process.argv.includes('--build')) {
  const { ensureBuild } = await import('./startup/ensureBuild.js')
  await ensureBuild(new AbortController().signal)
} else if (process.argv.includes('--migrate')) {
  const { runMigrations } = await import('./startup/runMigrations.js')
  await runMigrations()
} else if (process.argv.includes('--backup')) {
  const { runBackup } = await import('./startup/backup/runBackup.js')
  await runBackup(argumentsAfter('--backup'))
} else if (process.argv.includes('--restore')) {
  const { runRestore } = await import('./startup/backup/runRestore.js')
  await runRestore(argumentsAfter('--restore'))
} else if (process.argv.includes('--move-files')) {
  const { runMoveFiles } = await import('./startup/moveFiles.js')
  await runMoveFiles()
} else if (process.argv.includes('--doctor')) {
  const { runDoctor } = await import('./startup/doctor/runDoctor.js')
  await runDoctor()
} else {
  const { runService } = await import('./startup/runService.js')
  await runService({ dev })
}

function argumentsAfter(flag: string): string[] {
  return process.argv.slice(process.argv.indexOf(flag) + 1)
}
