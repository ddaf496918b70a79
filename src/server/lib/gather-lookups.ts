/** What one question to the database holds at most; the rest go in another beside it. */
const mostGathered = 64

type Waiting<Question, Answer> = {
  readonly question: Question
  readonly resolve: (answer: Answer) => void
  readonly reject: (reason: unknown) => void
}

/**
 * Look-ups that are asked in the same turn of the event loop go to the database as one. Under load most of what a small
 * look-up costs is the way there and back; and as it leaves after it was asked, it sees all that was committed before.
 * @param ask Answers each question at its own place.
 */
export function gatherLookups<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let waiting: Waiting<Question, Answer>[] = []

  function send(): void {
    const all = waiting
    waiting = []
    for (let start = 0; start < all.length; start += mostGathered) {
      void sendTogether(all.slice(start, start + mostGathered))
    }
  }

  async function sendTogether(together: readonly Waiting<Question, Answer>[]): Promise<void> {
    try {
      const answers = await ask(together.map(({ question }) => question))
      if (answers.length !== together.length) throw new Error('Each look-up has its answer')
      for (const [index, answer] of answers.entries()) together[index]?.resolve(answer)
    } catch (error) {
      for (const { reject } of together) reject(error)
    }
  }

  return (question) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(send)
      waiting.push({ question, resolve, reject })
    })
}

/** The rows by the place of the question that each answers; undefined where nothing was found. */
export function inAskedOrder<Row extends { readonly asked: number }>(
  count: number,
  rows: readonly Row[],
): (Row | undefined)[] {
  const answers = Array.from<Row | undefined>({ length: count })
  for (const row of rows) answers[row.asked - 1] = row
  return answers
}

/** The rows by the ids that were asked for, however these are written; undefined where nothing was found. */
export function inIdOrder<Row extends { readonly id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): (Row | undefined)[] {
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => found.get(id.toLowerCase()))
}
