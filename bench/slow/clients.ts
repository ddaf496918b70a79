import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import type { Socket } from 'node:net'

export const slownesses = ['headers', 'bodies', 'readers'] as const
export type Slowness = (typeof slownesses)[number]

export type SlowClients = {
  readonly countOpen: () => number
  readonly stop: () => void
}

const dripMs = 1_000
const bodyBytes = 90_000
/** One reader in fifty requests more than the kernel buffers for it. */
const repeatedRequests = 20

/** Starts `count` slow clients within `withinMs`, in alternating `ways`. */
export function startSlowClients(
  origin: string,
  options: {
    readonly count: number
    readonly ways: readonly Slowness[]
    readonly file: string
    readonly withinMs: number
  },
): SlowClients {
  const { hostname, port } = new URL(origin)
  const sockets: Socket[] = []
  const ports = new Set<number>()
  const host = `host: ${hostname}\r\n`
  /** Each client has its own timer, so that the bytes do not come in bursts. */
  const drip = (socket: Socket) => {
    const dripping = setInterval(() => void socket.write('a'), dripMs)
    socket.once('close', () => clearInterval(dripping))
  }
  const arrive = (index: number) => {
    const socket = connect(Number(port), hostname)
    // The server is expected to cut the connection.
    socket.on('error', () => {})
    sockets.push(socket)
    socket.once('connect', () => {
      const { localPort = 0 } = socket
      ports.add(localPort)
      // Another client may get this port later.
      socket.once('close', () => ports.delete(localPort))
    })
    const way = options.ways[index % options.ways.length]
    if (way === 'headers') {
      socket.write(`GET /jobs HTTP/1.1\r\n${host}x-slow: `)
      drip(socket)
    } else if (way === 'bodies') {
      const length = `content-type: application/json\r\ncontent-length: ${bodyBytes}\r\n\r\n"`
      socket.write(`POST /submitForm HTTP/1.1\r\n${host}${length}`)
      drip(socket)
    } else {
      socket.pause()
      const times = Math.floor(index / options.ways.length) % 50 === 0 ? repeatedRequests : 1
      socket.write(`GET ${options.file} HTTP/1.1\r\n${host}\r\n`.repeat(times))
    }
  }
  const arriving = Array.from({ length: options.count }, (_, index) =>
    setTimeout(() => arrive(index), (index * options.withinMs) / options.count),
  )
  return {
    countOpen: () => countOpen(Number(port), ports),
    stop: () => {
      for (const each of arriving) clearTimeout(each)
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** How many of these connections are open at the server's end; a closed one may still deliver bytes. */
function countOpen(serverPort: number, clientPorts: ReadonlySet<number>): number {
  const lines = readFileSync('/proc/net/tcp', 'utf8').trim().split('\n').slice(1)
  return lines.filter((line) => {
    const [, near = '', far = '', , , , , , , inode] = line.trim().split(/\s+/)
    return portOf(near) === serverPort && clientPorts.has(portOf(far)) && inode !== '0'
  }).length
}

const portOf = (address: string): number => Number.parseInt(address.split(':')[1] ?? '', 16)
