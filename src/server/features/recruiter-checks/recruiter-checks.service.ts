import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { z } from 'zod'
import { indiaDate } from '#contract/india-time.ts'
import { limits } from '#server/lib/limits.ts'
import type { RecruiterLevel } from '#contract/recruiter-checks/levels.ts'
import { recruiterFormSchema } from '#contract/recruiter-checks/schemas.ts'
import type {
  checkRecruiterSchema,
  RecruiterAnswer,
  RecruiterCheck,
} from '#contract/recruiter-checks/schemas.ts'
import type { DB } from '#server/db/types.ts'
import { AppError } from '#server/lib/app-error.ts'
import { networkOf } from '#server/lib/network.ts'
import { parseForm } from '#server/lib/parse-form.ts'
import { countAgainst, createRateLimiter } from '#server/limits/rate-limit.ts'
import { readRecruiterQuestion } from './question.rules.ts'
import { findByCompany, findByMobile } from './recruiter-checks.repository.ts'
import type { RecruiterRow } from './recruiter-checks.repository.ts'

type Question = z.output<typeof checkRecruiterSchema>
type Deps = { db: Kysely<DB>; pool: Pool }

export type RecruiterChecksService = ReturnType<typeof createRecruiterChecksService>

/** A company's name may lead to several; more would be a directory. */
const mostCompanies = 5
const day = 24 * 3600

/** Anybody asks whether a number or a company is known here. */
export function createRecruiterChecksService({ db, pool }: Deps) {
  const perDevice = createRateLimiter(pool, 'recruiter-checks-device', {
    points: limits.recruiterChecksPerDevicePerDay,
    seconds: day,
  })
  // A device can take a new id each time; nobody may read the book of numbers that way.
  const perNetwork = createRateLimiter(pool, 'recruiter-checks-network', {
    points: limits.recruiterChecksPerNetworkPerDay,
    seconds: day,
  })

  return {
    /**
     * One of four answers. A number is never answered with a name.
     * @throws AppError INVALID_FORM, which is not counted; TOO_MANY_REQUESTS
     */
    async check(form: Question, address: string): Promise<RecruiterCheck> {
      const { recruiter } = parseForm(recruiterFormSchema, form, ['recruiter'])
      const question = readRecruiterQuestion(recruiter)
      if (question.kind === 'wrong') {
        throw new AppError('INVALID_FORM', { fields: { recruiter: question.messageKey } })
      }
      const network = networkOf(address)
      await countAgainst(perDevice, form.deviceId ?? network, 'check.limit')
      await countAgainst(perNetwork, network, 'check.limit')
      if (question.kind === 'phone') {
        const found = await findByMobile(db, question.mobile)
        return { kind: 'phone', answers: [found ? present(found) : unknown(question.mobile)] }
      }
      const found = await findByCompany(db, question.name, mostCompanies)
      return {
        kind: 'company',
        answers: found.length > 0 ? found.map(present) : [unknown(recruiter.trim())],
      }
    },
  }
}

const unknown = (name: string): RecruiterAnswer => ({ name, level: 'unknown', calledOn: null })

function present(row: RecruiterRow): RecruiterAnswer {
  const level = levelOf(row)
  return {
    name: row.name,
    level,
    calledOn: level === 'verified' && row.called_at ? indiaDate(row.called_at) : null,
  }
}

function levelOf({ is_blocked, called_at }: RecruiterRow): RecruiterLevel {
  if (is_blocked) return 'blocked'
  return called_at ? 'verified' : 'registered'
}
