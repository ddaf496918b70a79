import type { Kysely } from 'kysely'
import { localePath } from '#contract/i18n/locale-address.ts'
import type { Translator } from '#contract/i18n/translator.ts'
import { dayMonthYear, indiaDate } from '#contract/india-time.ts'
import type { DB } from '#server/db/types.ts'
import type { MailComposer } from '#server/features/mail/mail.service.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId } from '#server/lib/ids.ts'
import type { Languages } from '#server/lib/languages.ts'
import { findDecidedJob, findFinalRejection, findRefundPaise } from './decision-mail.repository.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  languages: Pick<Languages, 'translatorOf' | 'enabled'>
  config: { productName: string; publicUrl: string; supportEmail: string }
}

type Job = NonNullable<Awaited<ReturnType<typeof findDecidedJob>>>

/** Names one acceptance: a job may be accepted again after it was paused. */
export const acceptedMailId = (job: { id: string; version: number }): string =>
  `${job.id}.${job.version}`

/** To the employer: the job is live. Not sent when the job ended before its delivery. */
export function createJobAcceptedMail(deps: Deps): MailComposer {
  return async (id) => {
    const [jobId = ''] = id.split('.')
    const job = isId(jobId) ? await findDecidedJob(deps.db, jobId) : undefined
    if (!job || job.email === '' || job.status !== 'accepted' || job.expires_at === null) {
      return undefined
    }
    if (job.expires_at <= deps.clock.now()) return undefined
    const t = deps.languages.translatorOf(job.locale)
    return {
      to: job.email,
      replyTo: deps.config.supportEmail,
      subject: t('mail.jobAccepted.subject', { title: job.title }),
      text: t('mail.jobAccepted.text', {
        ...commonOf(deps, job, t),
        day: dayMonthYear(indiaDate(job.expires_at)),
      }),
    }
  }
}

/** To the employer: the job was rejected for good, why, and what comes back. The id is the rejection's. */
export function createJobRejectedMail(deps: Deps): MailComposer {
  return async (rejectionId) => {
    const rejection = await findFinalRejection(deps.db, rejectionId)
    const job = rejection && (await findDecidedJob(deps.db, rejection.job_id))
    // An admin may have accepted it since.
    if (!job || job.email === '' || job.status !== 'rejected') return undefined
    const t = deps.languages.translatorOf(job.locale)
    const refundPaise = await findRefundPaise(deps.db, job.id)
    const values = {
      ...commonOf(deps, job, t),
      reason: { key: `option.rejectionReason.${rejection.reason}` },
      wayOn: { key: `postedJob.wayOn.${rejection.reason}` },
    } as const
    return {
      to: job.email,
      replyTo: deps.config.supportEmail,
      subject: t('mail.jobRejected.subject', { title: job.title }),
      text:
        refundPaise === 0
          ? t('mail.jobRejected.text', values)
          : t('mail.jobRejected.textRefund', { ...values, amount: t.money(refundPaise) }),
    }
  }
}

const commonOf = ({ config, languages }: Deps, job: Job, t: Translator) => ({
  name: job.name,
  title: job.title,
  link: new URL(
    localePath(`/postedjobinfo?jobId=${job.id}`, t.locale, languages.enabled),
    config.publicUrl,
  ).href,
  productName: config.productName,
  supportEmail: config.supportEmail,
})
