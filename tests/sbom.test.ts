import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const root = join(import.meta.dirname, '..')
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

const bomSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  components: z.array(
    z.object({
      'bom-ref': z.string(),
      name: z.string(),
      version: z.string(),
      scope: z.enum(['required', 'optional', 'excluded']),
      hashes: z.array(z.object({ alg: z.literal('SHA-512'), content: z.string().length(128) })),
      purl: z.string().regex(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@[\w.+-]+$/),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
})

const packageSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
})

function makeBom(): z.output<typeof bomSchema> {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'))
  const file = join(folder, 'sbom.json')
  try {
    execFileSync(process.execPath, ['scripts/sbom.mjs', file], { cwd: root })
    return bomSchema.parse(read(file))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('the bill of materials names every package, once, and what needs it', () => {
  const { components, dependencies } = makeBom()
  const refs = components.map((component) => component['bom-ref'])
  expect(new Set(refs).size).toBe(refs.length)
  const known = new Set(refs)
  for (const { dependsOn } of dependencies) {
    expect(dependsOn.filter((ref) => !known.has(ref))).toEqual([])
  }
  const { dependencies: direct, devDependencies } = packageSchema.parse(
    read(join(root, 'package.json')),
  )
  // A package may be there in several versions; package.json names the exact one.
  const scopeOf = new Map(components.map((each) => [`${each.name}@${each.version}`, each.scope]))
  for (const [name, version] of Object.entries(direct))
    expect([name, scopeOf.get(`${name}@${version}`)]).toEqual([name, 'required'])
  const names = new Set(components.map(({ name }) => name))
  for (const name of Object.keys(devDependencies)) expect(names.has(name)).toBe(true)
})

test('every direct dependency of what runs is explained, with its version and licence', () => {
  const page = readFileSync(join(root, 'docs/dependencies.md'), 'utf8')
  const lock = z
    .object({
      packages: z.record(
        z.string(),
        z.object({ version: z.string().optional(), license: z.string().optional() }),
      ),
    })
    .parse(read(join(root, 'package-lock.json')))
  for (const name of Object.keys(
    packageSchema.parse(read(join(root, 'package.json'))).dependencies,
  )) {
    const { version, license } = lock.packages[`node_modules/${name}`] ?? {}
    expect(page).toContain(`| \`${name}\` | ${version} | ${license} |`)
  }
})
