import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { inRoot } from './places.mjs'
import { SetupError } from './report.mjs'

/** The pinned Node, or where npm has none for this machine, the one at hand if it is new enough. */
export function findNode() {
  const pinned = inRoot('node_modules/.bin/node')
  if (existsSync(pinned)) {
    if (realpathSync(pinned) === realpathSync(process.execPath)) return pinned
    if (spawnSync(pinned, ['--version']).status === 0) return pinned
  }
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath
  throw new SetupError(
    `The Node that this project pins does not run on this machine (${process.platform} on ${process.arch}), and Node ${process.versions.node} can't take its place: install Node 22.22 or newer.`,
  )
}
