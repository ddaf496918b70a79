export type StatementKind = { readonly operation: string; readonly table: string | undefined }

/** What a statement does and the first table that it names: nothing of what it asks for. */
export function describeStatement(text: string): StatementKind {
  const [, first = ''] = /^\s*([a-z]+)/i.exec(text) ?? []
  const operation = first.toUpperCase()
  const [, table] = /\b(?:from|into|update|join)\s+"?([a-z_]+(?:"?\."?[a-z_]+)?)/i.exec(text) ?? []
  return { operation: operation || 'OTHER', table: table?.replaceAll('"', '') }
}
