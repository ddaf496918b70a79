import { readdirSync, readlinkSync } from 'node:fs'
import { connect } from 'node:net'
import type { Socket } from 'node:net'

export const slownesses = ['headers', 'bodies', 'readers'] as const
export type Slowness = (typeof slownesses)[number]

export type SlowClients = { readonly stop: () => void }

const dripMs = 1_000
const bodyBytes = 90_000
/** Of every ten readers one asks for more than the kernel takes in for it. */
const askedAgain = 20

/** So many at once who take their time, each in the way of its turn. */
export function startSlowClients(
  origin: string,
  wish: { readonly count: number; readonly ways: readonly Slowness[]; readonly file: string },
): SlowClients {
  const { hostname, port } = new URL(origin)
  const sockets: Socket[] = []
  const host = `host: ${hostname}\r\n`
  for (let index = 0; index < wish.count; index += 1) {
    const socket = connect(Number(port), hostname)
    // To be cut off is what they wait for.
    socket.on('error', () => {})
    sockets.push(socket)
    const way = wish.ways[index % wish.ways.length]
    if (way === 'headers') socket.write(`GET /jobs HTTP/1.1\r\n${host}x-slow: `)
    else if (way === 'bodies') {
      const length = `content-type: application/json\r\ncontent-length: ${bodyBytes}\r\n\r\n"`
      socket.write(`POST /submitForm HTTP/1.1\r\n${host}${length}`)
    } else {
      socket.pause()
      const times = Math.floor(index / wish.ways.length) % 10 === 0 ? askedAgain : 1
      socket.write(`GET ${wish.file} HTTP/1.1\r\n${host}\r\n`.repeat(times))
    }
  }
  const dripping = setInterval(() => {
    for (const socket of sockets) if (!socket.isPaused() && socket.writable) socket.write('a')
  }, dripMs)
  return {
    stop: () => {
      clearInterval(dripping)
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Sockets that a process holds, those to its database included. */
export function countSockets(pid: number): number {
  const folder = `/proc/${pid}/fd`
  return readdirSync(folder).filter((name) => {
    try {
      return readlinkSync(`${folder}/${name}`).startsWith('socket:')
    } catch {
      // It was closed meanwhile.
      return false
    }
  }).length
}
