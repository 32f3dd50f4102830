import { startFoyer } from '../../support/startFoyer.js'

// Started by restore.test.ts with the settings of the restored service; says what its doors answer.
const { url, close } = await startFoyer()
const [credentials = '', apiKey = '', picture = ''] = process.argv.slice(2)
const login = await fetch(`${url}/api/users/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: credentials,
})
const { user } = await login.json()
const asScript = await fetch(`${url}/api/users/me`, {
  headers: { authorization: `users API-Key ${apiKey}` },
})
const { user: script } = await asScript.json()
const file = await fetch(url + picture)
const bytes = Buffer.from(await file.arrayBuffer()).toString('base64')
console.log(`answers: ${JSON.stringify({ person: user?.email, script: script?.email, bytes })}`)
await close()
process.exit(0)
