import type { Kysely } from 'kysely'
import type { Channel } from '#contract/messages/events.ts'
import { choicesOf } from '#contract/messages/settings.ts'
import type { MessageSetting } from '#contract/messages/schemas.ts'
import type { Role } from '#contract/accounts/roles.ts'
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
    get: ({ accountId, role }: Viewer) => list(accountId, role),

    /**
     * Idempotent.
     * @throws AppError MALFORMED for a way that the person's messages do not go
     */
    async change(
      { accountId, role }: Viewer,
      { isOn, ...choice }: MessageSetting,
    ): Promise<MessageSetting[]> {
      if (!choicesOf(role, channels).some((each) => isSame(each, choice))) {
        throw new AppError('MALFORMED', { detail: 'no such way of messages' })
      }
      await choices.putChoice(db, { accountId, ...choice, isOn, now: clock.now() })
      return await list(accountId, role)
    },

    /**
     * What a link in a message stops, and whether it did.
     * @throws AppError NOT_FOUND
     */
    async readStop(token: string): Promise<MessageSetting> {
      const stop = requireStop(token)
      const role = await choices.findRole(db, stop.accountId)
      const settings = role ? await list(stop.accountId, role) : []
      const found = settings.find((each) => isSame(each, stop))
      if (!found) throw new AppError('NOT_FOUND')
      return found
    },

    /**
     * Stops what a link in a message names. Idempotent.
     * @throws AppError NOT_FOUND
     */
    async stop(token: string): Promise<void> {
      const { accountId, purpose, channel } = requireStop(token)
      if (!(await choices.findRole(db, accountId))) throw new AppError('NOT_FOUND')
      await choices.putChoice(db, { accountId, purpose, channel, isOn: false, now: clock.now() })
    },
  }

  async function list(accountId: string, role: Role): Promise<MessageSetting[]> {
    const chosen = await choices.listChoices(db, accountId)
    return choicesOf(role, channels).map((choice) => ({
      ...choice,
      isOn: chosen.find((each) => isSame(each, choice))?.isOn ?? true,
    }))
  }

  function requireStop(token: string): Stop {
    const stop = stopTokens.read(token)
    if (!stop) throw new AppError('NOT_FOUND')
    return stop
  }
}

const isSame = (one: Omit<Stop, 'accountId'>, other: Omit<Stop, 'accountId'>): boolean =>
  one.purpose === other.purpose && one.channel === other.channel
