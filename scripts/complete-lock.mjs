// A lock that was written where the registry serves only some platforms lacks the optional packages
// of the others, and `npm ci` refuses such a lock. Run this after every install that changes it.
import { readFileSync, writeFileSync } from 'node:fs'

const lockFile = new URL('../package-lock.json', import.meta.url)

const systems = {
  aix: 'aix',
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  linuxmusl: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win32: 'win32',
  windows: 'win32',
}
const processors = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
]

const lock = JSON.parse(readFileSync(lockFile, 'utf8'))
const added = findMissing(lock.packages)
lock.packages = Object.fromEntries(
  Object.entries({ ...lock.packages, ...added }).sort(([a], [b]) => a.localeCompare(b, 'en')),
)
writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`)
process.stdout.write(`${Object.keys(added).length} optional packages added to the lock\n`)

function findMissing(packages) {
  const missing = {}
  for (const [from, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      if (isResolved(packages, from, name)) continue
      const entry = guessEntry(name, range)
      if (entry === undefined) process.stderr.write(`${name}: its platform is unknown\n`)
      else missing[`node_modules/${name}`] = entry
    }
  }
  return missing
}

/** Resolves a package like Node: beside the package, then in each parent folder. */
function isResolved(packages, from, name) {
  for (let folder = from; ;) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true
    if (folder === '') return false
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  }
}

/** Such packages carry their platform in their name: `@scope/tool-linux-arm64-gnu`. */
function guessEntry(name, range) {
  const words = name.split(/[-/_]/)
  const os = [...new Set(words.map((word) => systems[word]).filter(Boolean))]
  const exact = processors.filter((processor) => words.includes(processor))
  const cpu = exact.length === 0 && words.some((word) => word.startsWith('arm')) ? ['arm'] : exact
  if (os.length === 0 && cpu.length === 0) return undefined
  // Without it npm installs both kinds on Linux.
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined
  return {
    version: range.replace(/^[\^~]/, ''),
    optional: true,
    ...(cpu.length > 0 && { cpu }),
    ...(os.length > 0 && { os }),
    ...(libc !== undefined && { libc: [libc] }),
  }
}
