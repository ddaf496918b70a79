import type { Kysely, Transaction } from 'kysely'
import { indiaDate } from '#contract/india-time.ts'
import { channels as allChannels, isTextChannel } from '#contract/messages/events.ts'
import type { Channel, Purpose } from '#contract/messages/events.ts'
import { alertPurposes, choicesOf, isOnByDefault } from '#contract/messages/settings.ts'
import type { ApplicantNews } from '#contract/messages/settings.ts'
import type { MessageSetting, MessageWay } from '#contract/messages/schemas.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import * as choices from './message-choices.repository.ts'
import type { Stop, StopTokens } from './stop-token.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  channels: readonly Channel[]
  stopTokens: StopTokens
}

export type MessageSettingsService = ReturnType<typeof createMessageSettingsService>

/** By which ways a person gets which messages. Every message stands in the app, whatever is chosen. */
export function createMessageSettingsService({ db, clock, channels, stopTokens }: Deps) {
  return {
    get: ({ accountId }: Viewer) => list(accountId),

    /**
     * Idempotent.
     * @throws AppError MALFORMED for a way that the person's messages do not go
     */
    async change(
      { accountId }: Viewer,
      { isOn, ...choice }: MessageSetting,
    ): Promise<MessageWay[]> {
      const ways = await list(accountId)
      if (!ways.some((each) => isSame(each, choice) && each.missing !== 'phone')) {
        throw new AppError('MALFORMED', { detail: 'no such way of messages' })
      }
      await choices.putChoice(db, { accountId, ...choice, isOn, now: clock.now() })
      return await list(accountId)
    },

    /** By which ways messages of a purpose go, and since which day the person agrees to each. */
    async listWaysOf({ accountId }: Viewer, purpose: Purpose) {
      return (await list(accountId))
        .filter((way) => way.purpose === purpose)
        .map(({ agreedAt, ...way }) => ({
          ...way,
          since: agreedAt === undefined ? null : indiaDate(new Date(agreedAt)),
        }))
    },

    /** The person asks for messages of a purpose: what is on without a choice is agreed to from now on. */
    async agree(tx: Transaction<DB>, accountId: string, purpose: Purpose): Promise<void> {
      const chosen = await choices.listChoices(tx, accountId)
      for (const way of await list(accountId, tx)) {
        const { channel } = way
        const isChosen = chosen.some((each) => isSame(each, way))
        if (way.purpose !== purpose || !way.isOn || way.missing !== null || isChosen) continue
        await choices.putChoice(tx, { accountId, purpose, channel, isOn: true, now: clock.now() })
      }
    },

    /**
     * Turns alerts and news off on every way, also on those that are not set up yet. Idempotent.
     */
    async stopAlerts({ accountId }: Viewer): Promise<MessageWay[]> {
      await db.transaction().execute(async (tx) => {
        for (const channel of allChannels) {
          const purposes = alertPurposes
          await choices.putChoices(tx, {
            accountId,
            purposes,
            channel,
            isOn: false,
            now: clock.now(),
          })
        }
      })
      return await list(accountId)
    },

    async getApplicantNews({ accountId }: Viewer): Promise<{ applicantNews: ApplicantNews }> {
      return { applicantNews: await choices.findApplicantNews(db, accountId) }
    },

    /** Idempotent. */
    async changeApplicantNews(
      { accountId }: Viewer,
      applicantNews: ApplicantNews,
    ): Promise<{ applicantNews: ApplicantNews }> {
      await choices.setApplicantNews(db, accountId, applicantNews)
      return { applicantNews }
    },

    /**
     * What a link in a message stops, and whether it did.
     * @throws AppError NOT_FOUND
     */
    async readStop(token: string): Promise<MessageWay> {
      const stop = requireStop(token)
      const found = (await list(stop.accountId)).find((each) => isSame(each, stop))
      if (!found) throw new AppError('NOT_FOUND')
      return found
    },

    /**
     * Stops what a link in a message names. Idempotent.
     * @throws AppError NOT_FOUND
     */
    async stop(token: string): Promise<void> {
      const { accountId, purpose, channel } = requireStop(token)
      if (!(await choices.findReader(db, accountId))) throw new AppError('NOT_FOUND')
      await choices.putChoice(db, { accountId, purpose, channel, isOn: false, now: clock.now() })
    },
  }

  /** Nothing for an account that is gone. SMS and WhatsApp go to the phone of the sign-in. */
  async function list(accountId: string, from: Kysely<DB> = db): Promise<MessageWay[]> {
    const reader = await choices.findReader(from, accountId)
    if (!reader) return []
    const chosen = await choices.listChoices(from, accountId)
    return choicesOf(reader.role, channels).map((choice) => {
      const own = chosen.find((each) => isSame(each, choice))
      return {
        ...choice,
        isOn: own?.isOn ?? isOnByDefault(choice),
        missing: missingFor(choice.channel, reader),
        ...(own?.isOn === true && { agreedAt: own.changedAt.toISOString() }),
      }
    })
  }

  function requireStop(token: string): Stop {
    const stop = stopTokens.read(token)
    if (!stop) throw new AppError('NOT_FOUND')
    return stop
  }
}

const isSame = (one: Omit<Stop, 'accountId'>, other: Omit<Stop, 'accountId'>): boolean =>
  one.purpose === other.purpose && one.channel === other.channel

function missingFor(
  channel: Channel,
  { hasPhone, hasMail }: { hasPhone: boolean; hasMail: boolean },
): MessageWay['missing'] {
  if (isTextChannel(channel)) return hasPhone ? null : 'phone'
  return channel === 'mail' && !hasMail ? 'mail' : null
}
