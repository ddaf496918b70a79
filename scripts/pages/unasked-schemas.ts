import type { Plugin } from 'vite'

const contractFile = /\/src\/contract\/[^?]+\.ts(?:\?|$)/

/**
 * The contract makes its schemas where it writes them. Marked as having no effect but its value, each is left out of
 * the pages that begin without it, and so is the library that makes them.
 */
export const unaskedSchemas: Plugin = {
  name: 'unasked-schemas',
  enforce: 'post',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!contractFile.test(id)) return undefined
    const made = this.parse(code).body.flatMap((statement) => {
      const declaration =
        statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      if (declaration?.type !== 'VariableDeclaration') return []
      return declaration.declarations.flatMap(({ init }) =>
        init?.type === 'CallExpression' || init?.type === 'ObjectExpression' ? [init] : [],
      )
    })
    const written = made.reduceRight(
      (text, { start, end }) =>
        `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
      code,
    )
    return { code: written, map: null }
  },
}
