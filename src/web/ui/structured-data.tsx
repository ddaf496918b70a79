export type StructuredItem = Readonly<{ '@type': string }> & Readonly<Record<string, unknown>>

/**
 * Structured data for search engines (schema.org). It is escaped, so that no text can end the
 * script early.
 */
export function StructuredData({ item }: { item: StructuredItem }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...item }).replaceAll(
    '<',
    String.raw`\u003c`,
  )
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
