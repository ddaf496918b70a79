import { createServer } from 'node:http'

/* The baseline: a minimal Node server. It prints its port when it listens. */

const server = createServer((_request, response) => {
  response.setHeader('content-type', 'text/plain')
  response.end('hello')
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address === 'object') process.stdout.write(`${address.port}\n`)
})
process.on('SIGTERM', () => server.close(() => process.exit(0)))
