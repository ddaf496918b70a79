import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import type { ESTree } from 'vite'

export type DeclaredTest = {
  readonly file: string
  /** The title with its groups: 'group > group > title'. */
  readonly title: string
  readonly ids: readonly string[]
}

/** Every test of the product. */
export function readKnownTests(root: string): DeclaredTest[] {
  return globSync('{src,tests}/**/*.{test,spec}.ts', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) =>
      readTestTitles(root, file).map((title) => ({ file, title, ids: idsOf(title) })),
    )
}

/**
 * The ids that a title begins with: 'S5-12, A5: refuses a wrong code'. The title of a group may begin with
 * ids too; they count for each test of the group.
 */
export function idsOf(title: string): string[] {
  const found = title
    .split(' > ')
    .flatMap(
      (part) => /^([A-Z]\d+(?:-\d+)?(?:, [A-Z]\d+(?:-\d+)?)*): /.exec(part)?.[1]?.split(', ') ?? [],
    )
  return [...new Set(found)]
}

/** The tests that a file declares, with their groups: 'group > group > title'. */
function readTestTitles(root: string, file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  const titles: string[] = []
  const groups: string[] = []
  const visitor = new Visitor({
    CallExpression(call) {
      const declared = declarationOf(call, source)
      if (declared?.kind === 'test') titles.push([...groups, declared.title].join(' > '))
      if (declared?.kind === 'group') groups.push(declared.title)
    },
    'CallExpression:exit'(call) {
      if (declarationOf(call, source)?.kind === 'group') groups.pop()
    },
  })
  visitor.visit(parseSync(file, source).program)
  return titles
}

type Kind = 'test' | 'group'

/** The declaration of a call. A title made at run time stays as written, with `%s` and `${path}`. */
function declarationOf(
  { callee, arguments: [first] }: ESTree.CallExpression,
  source: string,
): { kind: Kind; title: string } | undefined {
  const kind = kindOf(callee)
  const title = first && titleOf(first, source)
  return kind && title !== undefined ? { kind, title } : undefined
}

function kindOf(callee: ESTree.Expression): Kind | undefined {
  if (callee.type === 'Identifier') {
    if (callee.name === 'describe') return 'group'
    // Journeys with other fixtures have their own `test`, such as `frontedTest`.
    return /^(?:test|it|\w+Test)$/.test(callee.name) ? 'test' : undefined
  }
  // `each` returns a function that takes the title.
  if (callee.type === 'CallExpression') {
    return isMember(callee.callee, 'each') ? kindOf(callee.callee.object) : undefined
  }
  return isMember(callee, 'describe') && kindOf(callee.object) === 'test' ? 'group' : undefined
}

const isMember = (node: ESTree.Expression, name: string): node is ESTree.StaticMemberExpression =>
  node.type === 'MemberExpression' && !node.computed && node.property.name === name

function titleOf(node: ESTree.Argument, source: string): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  return node.type === 'TemplateLiteral' ? source.slice(node.start + 1, node.end - 1) : undefined
}
