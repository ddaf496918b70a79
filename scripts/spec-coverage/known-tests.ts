import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import type { ESTree } from 'vite'

/** The tests that a file declares, each with the groups it stands in: 'group > group > title'. */
export function readTestTitles(root: string, file: string): string[] {
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

/** What a call declares. A title made at run time is given as it is written: `%s` and `${path}` stay. */
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
    // Journeys with other beginnings have a `test` of their own, such as `frontedTest`.
    return /^(?:test|it|\w+Test)$/.test(callee.name) ? 'test' : undefined
  }
  // What 'each' gives is called with the title.
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
