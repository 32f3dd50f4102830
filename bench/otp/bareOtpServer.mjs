import { createServer } from 'node:http'

import pg from 'pg'

let pool
let lists = { request: [], verify: [] }
let turns = { request: 0, verify: 0 }

process.on('message', (told) => {
  pool ??= new pg.Pool({ connectionString: told.databaseUrl, max: 20 })
  lists = Object.fromEntries(
    Object.entries(told.lists).map(([name, list]) => [name, list.map((each) => each.map(decode))]),
  )
  turns = { request: 0, verify: 0 }
  process.send('told')
})

const server = createServer((incoming, outgoing) => {
  const chunks = []
  incoming.on('data', (chunk) => chunks.push(chunk))
  incoming.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString())
    const name = incoming.url === '/request' ? 'request' : 'verify'
    run(lists[name][turns[name]++]).then(
      () => answer(outgoing, 200, { status: 'done' }),
      (error) => {
        console.error(error.message)
        answer(outgoing, 500, { error: error.message })
      },
    )
  })
})
server.listen(0, '127.0.0.1', () => process.send(server.address().port))

async function run(statements) {
  const client = await pool.connect()
  try {
    for (const statement of statements) await client.query({ ...statement })
  } finally {
    client.release()
  }
}

function answer(outgoing, status, document) {
  const body = JSON.stringify(document)
  outgoing.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length })
  outgoing.end(body)
}

function decode({ values, ...statement }) {
  const plain = values.map((value) =>
    value?.bytes === undefined ? value : Buffer.from(value.bytes, 'base64'),
  )
  return { ...statement, values: plain }
}
