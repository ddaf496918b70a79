import { z } from 'zod'
import { parseBody } from './orders.ts'

const wholeNumber = z.coerce.number().int().nonnegative()

const pageSchema = z.object({
  count: wholeNumber.pipe(z.number().min(1).max(100)).default(10),
  skip: wholeNumber.default(0),
  from: wholeNumber.optional(),
  to: wholeNumber.optional(),
})

/** A page of a list, newest first, as the API returns it. */
export function collectionOf<Entry extends { created_at: number }>(
  entries: Iterable<Entry>,
  query: unknown,
  toView: (entry: Entry) => object,
) {
  const { count, skip, from = 0, to = Infinity } = parseBody(pageSchema, query)
  const items = [...entries]
    .toReversed()
    .filter(({ created_at }) => created_at >= from && created_at <= to)
    .slice(skip, skip + count)
    .map(toView)
  return { entity: 'collection', count: items.length, items }
}
