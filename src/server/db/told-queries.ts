import type { Pool } from 'pg'

/** Tells of what is asked of the pool itself, beside the query builder, which tells of its own statements. */
export function tellOfQueries(
  pool: Pool,
  onStatement: (text: string, seconds: number, isGood: boolean) => void,
): void {
  const ask: (...args: never[]) => unknown = pool.query.bind(pool)
  Object.defineProperty(pool, 'query', {
    value: (...args: unknown[]): unknown => {
      const began = performance.now()
      const asked: unknown = Reflect.apply(ask, undefined, args)
      if (asked instanceof Promise) {
        const end = (isGood: boolean) =>
          onStatement(textOf(args[0]), (performance.now() - began) / 1000, isGood)
        asked.then(
          () => end(true),
          () => end(false),
        )
      }
      return asked
    },
  })
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  const isTold = typeof statement === 'object' && statement !== null && 'text' in statement
  return isTold && typeof statement.text === 'string' ? statement.text : ''
}
