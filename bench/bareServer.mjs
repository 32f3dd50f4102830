import { createServer } from 'node:http'

let type = 'text/plain'
let body = Buffer.from('')

process.on('message', (told) => {
  type = told.type
  body = Buffer.from(told.body, 'base64')
})

const server = createServer((_, outgoing) => {
  outgoing.writeHead(200, { 'content-type': type, 'content-length': body.byteLength })
  outgoing.end(body)
})
server.listen(0, '127.0.0.1', () => process.send(server.address().port))
