import type { Kysely, Transaction } from 'kysely'
import { indiaDate } from '#contract/india-time.ts'
import { limits } from '#server/lib/limits.ts'
import { isTextChannel, textChannels } from '#contract/messages/events.ts'
import type { Channel, Purpose } from '#contract/messages/events.ts'
import type { DeliveryReason } from '#contract/messages/states.ts'
import type { ChannelCost } from '#contract/operations/schemas.ts'
import type { DB } from '#server/db/types.ts'
import type { MessageBudgets } from '#server/config/message-settings.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { BudgetAlarm } from './budget-alarm.ts'
import * as caps from './message-caps.repository.ts'

/** What a delivery took from the caps. It can be given back. */
export type Reservation = {
  readonly accountId: string
  readonly channel: Channel
  readonly day: string
  readonly paise: number
  readonly isCounted: boolean
}

type Wanted = {
  readonly accountId: string
  readonly channel: Channel
  readonly purpose: Purpose
  /** 0 for a channel that costs nothing. */
  readonly paise: number
}

const perDay: Readonly<Record<Channel, number>> = {
  push: limits.pushPerDay,
  sms: limits.smsPerDay,
  whatsapp: limits.whatsappPerDay,
  mail: limits.mailPerDay,
}

type Deps = {
  db: Kysely<DB>
  clock: Clock
  budgets: MessageBudgets
  budgetAlarm: BudgetAlarm
  /** The channels that are switched on. */
  channels: readonly Channel[]
}

export type MessageCaps = ReturnType<typeof createMessageCaps>

/** How many messages a person gets in a day, and what all may cost: counted in the database, over all nodes. */
export function createMessageCaps(deps: Deps) {
  const { db, clock, budgets, budgetAlarm, channels } = deps
  return {
    /** Takes one message from the caps, or says which is used up. What concerns account and money has no cap of its person. */
    async reserve(tx: Transaction<DB>, wanted: Wanted): Promise<Reservation | DeliveryReason> {
      const { accountId, channel, purpose, paise } = wanted
      const day = indiaDate(clock.now())
      const isCounted = purpose !== 'account'
      const person = { accountId, channel, day }
      if (isCounted && !(await caps.countForPerson(tx, { ...person, max: perDay[channel] }))) {
        return 'dayCap'
      }
      if (paise === 0 || !isTextChannel(channel)) return { ...person, paise: 0, isCounted }
      const budget = budgets[channel]
      if (await caps.addCost(tx, { channel, day, paise, ...budget })) {
        return { ...person, paise, isCounted }
      }
      if (isCounted) await caps.uncountForPerson(tx, person)
      await budgetAlarm(tx, channel)
      return 'budget'
    },

    /** Of a message that was not sent. */
    async giveBack(tx: Transaction<DB>, reservation: Reservation): Promise<void> {
      const { channel, day, paise, isCounted } = reservation
      if (isCounted) await caps.uncountForPerson(tx, reservation)
      if (paise > 0 && isTextChannel(channel)) await caps.takeBackCost(tx, { channel, day, paise })
    },

    /** Of the channels that cost money and are switched on. */
    async listCosts(): Promise<ChannelCost[]> {
      const day = indiaDate(clock.now())
      const used = textChannels.filter((channel) => channels.includes(channel))
      return await Promise.all(
        used.map(async (channel) => {
          const { dayMessages, dayPaise, monthMessages, monthPaise } = await caps.readCosts(
            db,
            channel,
            day,
          )
          const budget = budgets[channel]
          return {
            channel,
            day: { messages: dayMessages, paise: dayPaise, budgetPaise: budget.dayPaise },
            month: { messages: monthMessages, paise: monthPaise, budgetPaise: budget.monthPaise },
          }
        }),
      )
    },

    deleteOldCounts: (): Promise<void> => caps.deleteOldCounts(db, indiaDate(clock.now())),
  }
}
