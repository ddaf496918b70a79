/** A paragraph, or the lines of a list that begin with '-', '•' or '*'. */
export type DescriptionBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }

const bullet = /^\s*[-–•*]\s+/

/** Employers type lists as lines with hyphens. */
export function descriptionBlocks(text: string): DescriptionBlock[] {
  const lines = text.split(/\r?\n/)
  const isItem = (line: string) => bullet.test(line)
  const blocks: DescriptionBlock[] = []
  for (let at = 0; at < lines.length;) {
    const isList = isItem(lines[at] ?? '')
    let end = at
    while (end < lines.length && isItem(lines[end] ?? '') === isList) end += 1
    const part = lines.slice(at, end)
    const plain = part.join('\n').trim()
    if (isList) blocks.push({ kind: 'list', items: part.map((line) => line.replace(bullet, '')) })
    else if (plain !== '') blocks.push({ kind: 'text', text: plain })
    at = end
  }
  return blocks
}

/** The beginning of a text, cut after a whole word. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, most + 1)
  const end = start.search(/\s+\S*$/)
  // A single long word has no end before the limit.
  return (end > 0 ? start.slice(0, end) : text.slice(0, most)).trimEnd()
}
