import { spawn } from 'node:child_process'
import { root } from './places.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }

/**
 * Runs a program to its end. A signal that reaches us is passed on, and we stay until it has been
 * obeyed, so that nothing is left behind. What it says goes to `hear`, if that is given.
 */
export function run(command, args, options = {}) {
  const { quiet = false, env = process.env, channel = false, hear } = options
  const output = quiet || hear ? 'pipe' : 'inherit'
  const stdio = [quiet || hear ? 'ignore' : 'inherit', output, output]
  const child = spawn(command, args, { cwd: root, env, stdio: channel ? [...stdio, 'ipc'] : stdio })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part) => (hear ? hear(part) : (text += part)))
  }
  let received
  const pass = (signal) => {
    received = signal
    child.kill(signal)
  }
  for (const signal of signals) process.on(signal, pass)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      for (const name of signals) process.off(name, pass)
      const interrupted = received ?? signal
      resolve({ code: code ?? exitCodes[signal] ?? 1, interrupted, text })
    })
  })
}

/** npm that is killed outright tells its scripts nothing; they only find another parent. */
export function stopWithParent(stop) {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, 500)
  timer.unref()
}
