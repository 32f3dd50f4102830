import { loadEnv } from 'payload/node'

const dev = process.argv.includes('--dev')
// Before anything else is loaded: React, Next and Payload read it once.
Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production' })
loadEnv()

const { runService } = await import('./startup/runService.js')
await runService({ dev })
