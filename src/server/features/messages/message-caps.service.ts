import type { Kysely, Transaction } from 'kysely'
import { dayMonthYear, indiaDate, startOfIndiaDate, startOfIndiaDay } from '#contract/india-time.ts'
import { limits } from '#server/lib/limits.ts'
import { isTextChannel, textChannels } from '#contract/messages/events.ts'
import type { Channel, Purpose, TextChannel } from '#contract/messages/events.ts'
import type { DeliveryReason } from '#contract/messages/states.ts'
import type { ChannelCost } from '#contract/operations/schemas.ts'
import type { DB } from '#server/db/types.ts'
import type { MessageBudgets } from '#server/config/message-settings.ts'
import type { MailService } from '#server/features/mail/mail.service.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import * as caps from './message-caps.repository.ts'
import type { MessagesService } from './messages.service.ts'

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
  log: Log
  mail: Pick<MailService, 'alert'>
  messages: Pick<MessagesService, 'notifyAdmins'>
  budgets: MessageBudgets
  /** The channels that are switched on. */
  channels: readonly Channel[]
}

export type MessageCaps = ReturnType<typeof createMessageCaps>

/** How many messages a person gets in a day, and what all may cost: counted in the database, over all nodes. */
export function createMessageCaps(deps: Deps) {
  const { db, clock, log, mail, messages, budgets, channels } = deps
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
      await alert(tx, channel)
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

  /** Tells support and the admins, once for each day or month whose budget is used up. */
  async function alert(tx: Transaction<DB>, channel: TextChannel): Promise<void> {
    const now = clock.now()
    const day = indiaDate(now)
    const { monthPaise } = await caps.readCosts(tx, channel, day)
    const isMonth = monthPaise + budgets[channel].pricePaise > budgets[channel].monthPaise
    const period = isMonth ? day.slice(0, 7) : day
    const begins = isMonth ? startOfIndiaDate(`${period}-01`) : startOfIndiaDay(now)
    const name = `budget-${channel}-${isMonth ? 'month' : 'day'}`
    const quietSince = new Date(begins.getTime() - 1)
    const alarm = {
      name,
      kind: 'budget-used-up',
      id: `${channel}.${period}`,
      now,
      quietSince,
    } as const
    if (!(await mail.alert(tx, alarm))) return
    log.error({ channel, period }, 'The budget of messages is used up')
    await messages.notifyAdmins(tx, {
      event: 'budgetUsedUp',
      subject: name,
      occurrence: period,
      values: { channel: { key: `messages.channel.${channel}` }, period: dayMonthYear(period) },
      link: '/system',
    })
  }
}
