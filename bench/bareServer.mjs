import { createServer } from 'node:http'

let type = 'text/plain'
let coding = 'identity'
let body = Buffer.from('')

process.on('message', (told) => {
  type = told.type
  coding = told.coding
  body = Buffer.from(told.body, 'base64')
})

const server = createServer((_, outgoing) => {
  outgoing.writeHead(200, {
    'content-type': type,
    'content-length': body.byteLength,
    ...(coding !== 'identity' && { 'content-encoding': coding }),
  })
  outgoing.end(body)
})
server.listen(0, '127.0.0.1', () => process.send(server.address().port))
