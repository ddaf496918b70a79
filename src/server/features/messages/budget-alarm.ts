import type { Transaction } from 'kysely'
import { dayMonthYear, indiaDate, startOfIndiaDate, startOfIndiaDay } from '#contract/india-time.ts'
import type { TextChannel } from '#contract/messages/events.ts'
import type { DB } from '#server/db/types.ts'
import type { MessageBudgets } from '#server/config/message-settings.ts'
import type { MailService } from '#server/features/mail/mail.service.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import { readCosts } from './message-caps.repository.ts'
import type { MessagesService } from './messages.service.ts'

type Deps = {
  clock: Clock
  log: Log
  mail: Pick<MailService, 'alert'>
  messages: Pick<MessagesService, 'notifyAdmins'>
  budgets: MessageBudgets
}

export type BudgetAlarm = ReturnType<typeof createBudgetAlarm>

/** Tells support and the admins, once for each day or month whose budget is used up. */
export function createBudgetAlarm({ clock, log, mail, messages, budgets }: Deps) {
  return async (tx: Transaction<DB>, channel: TextChannel): Promise<void> => {
    const now = clock.now()
    const day = indiaDate(now)
    const { monthPaise } = await readCosts(tx, channel, day)
    const isMonth = monthPaise + budgets[channel].pricePaise > budgets[channel].monthPaise
    const period = isMonth ? day.slice(0, 7) : day
    const begins = isMonth ? startOfIndiaDate(`${period}-01`) : startOfIndiaDay(now)
    const name = `budget-${channel}-${isMonth ? 'month' : 'day'}`
    const alarm = {
      name,
      kind: 'budget-used-up',
      id: `${channel}.${period}`,
      now,
      quietSince: new Date(begins.getTime() - 1),
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
