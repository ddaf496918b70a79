import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import type { Socket } from 'node:net'

export const slownesses = ['headers', 'bodies', 'readers'] as const
export type Slowness = (typeof slownesses)[number]

export type SlowClients = {
  readonly countHeld: () => number
  readonly stop: () => void
}

const dripMs = 1_000
const bodyBytes = 90_000
/** Of every fifty readers one asks for more than the kernel takes in for it. */
const askedAgain = 20

/** So many who come within some seconds and take their time, each in the way of its turn. */
export function startSlowClients(
  origin: string,
  wish: {
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
  /** Each at a time of its own: all at once they would be a burst, and not slow. */
  const drip = (socket: Socket) => {
    const dripping = setInterval(() => void socket.write('a'), dripMs)
    socket.once('close', () => clearInterval(dripping))
  }
  const arrive = (index: number) => {
    const socket = connect(Number(port), hostname)
    // To be cut off is what they wait for.
    socket.on('error', () => {})
    sockets.push(socket)
    socket.once('connect', () => {
      const { localPort = 0 } = socket
      ports.add(localPort)
      // Somebody else gets it then.
      socket.once('close', () => ports.delete(localPort))
    })
    const way = wish.ways[index % wish.ways.length]
    if (way === 'headers') {
      socket.write(`GET /jobs HTTP/1.1\r\n${host}x-slow: `)
      drip(socket)
    } else if (way === 'bodies') {
      const length = `content-type: application/json\r\ncontent-length: ${bodyBytes}\r\n\r\n"`
      socket.write(`POST /submitForm HTTP/1.1\r\n${host}${length}`)
      drip(socket)
    } else {
      socket.pause()
      const times = Math.floor(index / wish.ways.length) % 50 === 0 ? askedAgain : 1
      socket.write(`GET ${wish.file} HTTP/1.1\r\n${host}\r\n`.repeat(times))
    }
  }
  const arriving = Array.from({ length: wish.count }, (_, index) =>
    setTimeout(() => arrive(index), (index * wish.withinMs) / wish.count),
  )
  return {
    countHeld: () => countHeld(Number(port), ports),
    stop: () => {
      for (const each of arriving) clearTimeout(each)
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** How many of these connections the server's end still holds; one that it closed may have some bytes to deliver. */
function countHeld(serverPort: number, clientPorts: ReadonlySet<number>): number {
  const lines = readFileSync('/proc/net/tcp', 'utf8').trim().split('\n').slice(1)
  return lines.filter((line) => {
    const [, near = '', far = '', , , , , , , inode] = line.trim().split(/\s+/)
    return portOf(near) === serverPort && clientPorts.has(portOf(far)) && inode !== '0'
  }).length
}

const portOf = (address: string): number => Number.parseInt(address.split(':')[1] ?? '', 16)
