import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { inRoot } from './setup/places.mjs'

/*
 * Writes the bill of materials in CycloneDX 1.6 from the lock file: every package with its
 * version, licence, checksum and dependencies. `npm run sbom -- FILE` names another file.
 */

const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))
const file = resolve(process.argv[2] ?? inRoot('build/sbom.cdx.json'))

const root = lock.packages['']
const installed = Object.entries(lock.packages).filter(([path]) => path !== '')

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** https://github.com/package-url/purl-spec: the `@` of a scope is encoded, its slash is not. */
const purlOf = (path, { version }) => `pkg:npm/${nameOf(path).replace('@', '%40')}@${version}`

/** Resolves a name from a package's path: the nearest folder that contains it. */
function findFrom(path, name) {
  let folder = path
  for (;;) {
    const found = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (lock.packages[found]) return found
    if (folder === '') return undefined
    const parent = folder.lastIndexOf('/node_modules/')
    folder = parent === -1 ? '' : folder.slice(0, parent)
  }
}

function hashesOf({ integrity = '' }) {
  const [, content] = /^sha512-(.+)$/.exec(integrity) ?? []
  if (content === undefined) return []
  return [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }]
}

const licencesOf = ({ license }) =>
  typeof license !== 'string'
    ? []
    : [/ (?:OR|AND) |[()]/.test(license) ? { expression: license } : { license: { id: license } }]

function neededBy(path, { dependencies = {}, optionalDependencies = {}, peerDependencies = {} }) {
  const names = { ...peerDependencies, ...optionalDependencies, ...dependencies }
  const found = Object.keys(names).map((name) => findFrom(path, name))
  return [...new Set(found)]
    .filter((each) => each !== undefined)
    .map((each) => purlOf(each, lock.packages[each]))
    .sort()
}

const components = new Map(
  installed.map(([path, entry]) => [
    purlOf(path, entry),
    {
      type: 'library',
      'bom-ref': purlOf(path, entry),
      name: nameOf(path),
      version: entry.version,
      // Packages of builds and tests are not part of the product.
      scope: entry.dev ? 'excluded' : entry.optional ? 'optional' : 'required',
      hashes: hashesOf(entry),
      licenses: licencesOf(entry),
      purl: purlOf(path, entry),
    },
  ]),
)

const rootRef = `pkg:npm/${root.name}@${root.version}`
const dependencies = new Map(
  installed.map(([path, entry]) => [purlOf(path, entry), neededBy(path, entry)]),
)
dependencies.set(rootRef, neededBy('', { ...root, peerDependencies: root.devDependencies }))

const bom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: {
    component: { type: 'application', 'bom-ref': rootRef, name: root.name, version: root.version },
  },
  components: [...components.values()].sort((one, other) => (one.purl < other.purl ? -1 : 1)),
  dependencies: [...dependencies].map(([ref, dependsOn]) => ({ ref, dependsOn })),
}

mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(bom, undefined, 2)}\n`)
process.stdout.write(`${bom.components.length} packages: ${file}\n`)
