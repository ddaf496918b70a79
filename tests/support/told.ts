import type { MessageItem } from '#contract/messages/schemas.ts'
import { dayMonthYear, indiaDate, indiaTime } from '#contract/india-time.ts'
import { listBellRows } from '#server/local/outbox/bell-rows.repository.ts'
import { presentMessage } from '#server/features/messages/messages.presenter.ts'
import { queuedTasks, workQueue } from './queue.ts'
import type { TestApp } from './test-app.ts'

/** Everything that leaves, as it leaves: its deliveries are worked on one after another, and by the test's clock. */
export function createTeller(testApp: TestApp, nameOf: ReadonlyMap<string, string>) {
  const { composition, db, clock } = testApp
  const { background, languages, outbox } = composition
  const deliver = background.tasks.find(({ name }) => name === 'deliver-message')
  const others = background.tasks.filter(({ name }) => name !== 'deliver-message')
  const told: string[] = []
  let lastBell = '0'

  const write = (
    row: readonly [who: string, way: string, event: string, locale: string, text: string],
  ) => {
    const now = clock.now()
    const at = `${dayMonthYear(indiaDate(now)).slice(0, 5)} ${indiaTime(now)}`
    told.push([at, ...row].join(' | '))
  }

  const whoOf = (row: { readonly account_id: string }) => nameOf.get(row.account_id) ?? 'somebody'

  /** Several people are told of one event in no order, so they are sorted by name. */
  function inOrder<Row extends { readonly account_id: string; readonly event: string }>(
    rows: readonly Row[],
  ): Row[] {
    const runs: Row[][] = []
    for (const row of rows) {
      const run = runs.at(-1)
      if (run?.[0]?.event === row.event) run.push(row)
      else runs.push([row])
    }
    return runs.flatMap((run) =>
      run.toSorted((one, other) => whoOf(one).localeCompare(whoOf(other))),
    )
  }

  return {
    told,

    /** What is due is sent: first the bell, then other mails, then the deliveries that may leave now. */
    async send(): Promise<void> {
      const bells = (await listBellRows(db, undefined, 1000))
        .filter(({ number }) => BigInt(number) > BigInt(lastBell))
        .toReversed()
      lastBell = String(bells.at(-1)?.number ?? lastBell)
      for (const row of inOrder(bells)) {
        const t = languages.translatorOf(row.locale)
        const { title, text }: MessageItem = presentMessage(row)
        write([whoOf(row), 'bell', row.event, t.locale, short(`${t.say(title)}: ${t.say(text)}`)])
      }
      const before = await newest()
      if ((await queuedTasks(testApp)).some((name) => name !== 'deliver-message')) {
        await workQueue({
          composition: { ...composition, background: { ...background, tasks: others } },
        })
      }
      for (const { to, subject } of (await outbox.find({}))
        .filter(({ id }) => Number(id) > before)
        .toReversed()) {
        write([to, 'mail', 'document', '', short(subject ?? '')])
      }
      for (const { id, channel, event, accountId, locale } of await queued()) {
        const last = await newest()
        await deliver?.run({ deliveryId: id }, 1)
        const { state, reason } = await stateOf(id)
        if (state === 'queued') continue
        const [sent] = (await outbox.find({})).filter((each) => Number(each.id) > last)
        const said =
          channel === 'mail' || channel === 'push' ? `${sent?.subject}: ${sent?.text}` : sent?.text
        const text = state === 'suppressed' ? `not sent: ${reason}` : short(said ?? '')
        write([
          nameOf.get(accountId) ?? 'somebody',
          channel,
          event,
          languages.translatorOf(locale).locale,
          text,
        ])
      }
    },
  }

  async function newest(): Promise<number> {
    return Number((await outbox.find({})).at(0)?.id ?? 0)
  }

  async function queued() {
    return await db
      .selectFrom('message_deliveries')
      .innerJoin('messages', 'messages.id', 'message_deliveries.message_id')
      .innerJoin('accounts', 'accounts.id', 'messages.account_id')
      .select([
        'message_deliveries.id',
        'channel',
        'event',
        'accounts.id as accountId',
        'accounts.locale',
      ])
      .where('message_deliveries.state', '=', 'queued')
      .orderBy('messages.number')
      .orderBy('channel')
      .execute()
  }

  async function stateOf(id: string) {
    return await db
      .selectFrom('message_deliveries')
      .select(['state', 'reason'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  }
}

const longest = 150

/** On one line, without addresses, cut. */
function short(text: string): string {
  const line = text.replace(/https?:\S+/g, '<link>').replace(/\s*\n\s*/g, ' / ')
  return line.length > longest ? `${line.slice(0, longest)}…` : line
}
