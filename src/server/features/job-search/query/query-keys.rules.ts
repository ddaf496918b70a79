/*
 * The other way round: queries that are found by what they look for. A query gets keys, so that whatever it matches has one of
 * them.
 */

type Node =
  | { readonly kind: 'term'; readonly lexeme: string; readonly isPrefix: boolean }
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Node[] }
  | { readonly kind: 'not' }

type Keys = { readonly lexemes: readonly string[]; readonly share: number }

/** Pairs of one place and one other term are found together. */
export const pairKey = (place: string, lexeme: string): string => `${place}&${lexeme}`

/** A job has few of these, so that all its other terms can be paired with them. */
export const isPlaceTerm = (lexeme: string): boolean =>
  lexeme.startsWith(':location:') || lexeme.startsWith(':cell:16:')

/** More pairs are not worth their room. */
const maxPairs = 200

/**
 * Keys of a query: whatever it matches has at least one of them, and few others have. They are the terms of its rarest part,
 * each paired with the place where the query names one, or where it is asked for around `cells`. Undefined where nothing but a
 * beginning of words, or nothing at all, is asked for.
 */
export function keysOfQuery(
  text: string,
  shareOf: (lexeme: string) => number,
  cells?: readonly string[],
): readonly string[] | undefined {
  const node = parse(text)
  const parts = (node.kind === 'all' ? node.parts : [node])
    .map((part) => keysOf(part, shareOf))
    .filter((part) => part !== undefined)
    .toSorted((one, other) => one.share - other.share)
  const place =
    cells ?? parts.find(({ lexemes }) => lexemes.every((each) => isPlaceTerm(each)))?.lexemes
  const rest = parts.find(({ lexemes }) => lexemes !== place)?.lexemes
  if (place === undefined) return rest
  if (rest === undefined || place.length * rest.length > maxPairs) return cells ? undefined : place
  return place.flatMap((each) => rest.map((lexeme) => pairKey(each, lexeme)))
}

function keysOf(node: Node, shareOf: (lexeme: string) => number): Keys | undefined {
  if (node.kind === 'not') return undefined
  if (node.kind === 'term') {
    return node.isPrefix ? undefined : { lexemes: [node.lexeme], share: shareOf(node.lexeme) }
  }
  const parts = node.parts.map((part) => keysOf(part, shareOf))
  const known = parts.filter((part) => part !== undefined)
  if (node.kind === 'all') return known.toSorted((one, other) => one.share - other.share)[0]
  if (known.length < parts.length) return undefined
  return {
    lexemes: [...new Set(known.flatMap(({ lexemes }) => lexemes))],
    share: known.reduce((sum, { share }) => sum + share, 0),
  }
}

/** Reads what `text-query.rules.ts` writes: in a pair of brackets stands one kind of operator. */
function parse(text: string): Node {
  let at = 0

  function node(): Node {
    if (text[at] === '!') {
      at += 1
      node()
      return { kind: 'not' }
    }
    return text[at] === '(' ? group() : term()
  }

  function group(): Node {
    at += 1
    const parts = [node()]
    let operator = '&'
    while (text[at] === ' ') {
      operator = text[at + 1] ?? ''
      at += 3
      parts.push(node())
    }
    at += 1
    return { kind: operator === '&' ? 'all' : 'any', parts }
  }

  function term(): Node {
    let lexeme = ''
    at += 1
    while (at < text.length) {
      const letter = text[at] ?? ''
      // A quote or a backslash within a term is doubled.
      if (letter === "'" && text[at + 1] !== "'") break
      if (letter === "'" || letter === '\\') at += 1
      lexeme += letter
      at += 1
    }
    at += 1
    const isPrefix = text.startsWith(':*', at)
    if (isPrefix) at += 2
    return { kind: 'term', lexeme, isPrefix }
  }

  return node()
}
