import type { Plugin } from 'vite'

const rules = 'rules'

/**
 * What a form fetches with `import('#contract/...')` is a copy of its own, with all that it needs: a file of the
 * contract that a page begins with would otherwise bring its schemas, and their library, along.
 */
export const rulesOfForms: Plugin = {
  name: 'rules-of-forms',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    const isAsked = options.kind === 'dynamic-import' && source.startsWith('#contract/')
    const isWithin = importer?.endsWith(`?${rules}`) === true
    if (!isAsked && !isWithin) return null
    const found = await this.resolve(source, importer?.replace(/\?.*/, ''), { skipSelf: true })
    return found && /\/src\/contract\/[^?]+\.ts$/.test(found.id)
      ? { ...found, id: `${found.id}?${rules}` }
      : found
  },
}
