import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { inRoot } from './places.mjs'
import { run } from './processes.mjs'
import { SetupError, step } from './report.mjs'

/** Installs what the folder's lock names, unless it is installed already. */
export async function ensurePackages(folder = '.') {
  const wanted = readLock(inRoot(folder, 'package-lock.json'))
  if (isInstalled(folder, wanted)) return
  // npm would empty the folder that the link leads to, which is somebody else's.
  if (lstatSync(inRoot(folder, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new SetupError(
      'node_modules is a link to a folder that lacks what package-lock.json names: remove the link.',
    )
  }
  const paths = Object.keys(wanted).filter((path) => !wanted[path].optional)
  const { code, interrupted, text } = await step(
    folder === '.' ? 'Installing packages' : `Installing packages of ${folder}`,
    () => run('npm', [...npmArguments, '--prefix', folder], { env: npmEnvironment(), quiet: true }),
    () => `${countInstalled(folder, paths)} of ${paths.length}`,
  )
  if (interrupted) throw new SetupError('', 130)
  if (code !== 0) {
    throw new SetupError(`${text.trim()}\nThe packages could not be installed; npm says why above.`)
  }
}

// Whatever NODE_ENV or npm's own settings say, the build's and the machine's packages are needed.
const npmArguments = [
  'ci',
  '--include=dev',
  '--include=optional',
  '--loglevel=error',
  '--no-audit',
  '--no-fund',
]

/** npm must not run on the pinned Node, which it is about to remove. */
function npmEnvironment() {
  const ours = inRoot('node_modules/.bin')
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== ours)
  const others = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))
  return { ...Object.fromEntries(others), PATH: path.join(delimiter) }
}

/** npm writes this list last, so an installation that was cut off has none. */
function isInstalled(folder, wanted) {
  const installed = readLock(inRoot(folder, 'node_modules/.package-lock.json'))
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    const found = installed[path]
    return found === undefined ? optional === true : found.version === version
  })
}

function readLock(file) {
  if (!existsSync(file)) return {}
  const { packages } = JSON.parse(readFileSync(file, 'utf8'))
  return Object.fromEntries(Object.entries(packages).filter(([path]) => path !== ''))
}

/** A package's folder is there before its files; its description comes with them. */
const countInstalled = (folder, paths) =>
  paths.filter((path) => existsSync(inRoot(folder, path, 'package.json'))).length
