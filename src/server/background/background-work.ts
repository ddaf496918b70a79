import type { ApplicationsService } from '../applications/applications.service.ts'
import type { JobsService } from '../jobs/jobs.service.ts'
import type { Clock } from '../lib/clock.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { PaymentsService } from '../payments/payments.service.ts'
import type { PrivacyService } from '../privacy/privacy.service.ts'
import type { SearchService } from '../search/search.service.ts'
import type { BackgroundRound, BackgroundTask } from './worker.ts'

type Needs = {
  forgetOldPulses: () => Promise<void>
  warnOfEndings: () => Promise<number>
  applications: Pick<ApplicationsService, 'forgetOldReads'>
  clock: Clock
  jobs: JobsService
  mail: MailService
  notifications: NotificationsService
  payments: PaymentsService
  privacy: Pick<PrivacyService, 'eraseDue'>
  purgeExpired: (now: Date) => Promise<void>
  prepareMonths: () => Promise<void>
  search: SearchService
  sweepOrphans: () => Promise<void>
}

/** All the work that nobody waits for: what runs on a timetable, and what transactions queue. */
export function createBackgroundWork(needs: Needs): {
  rounds: BackgroundRound[]
  tasks: BackgroundTask[]
} {
  const { clock, jobs, mail, notifications, payments, privacy } = needs
  const {
    applications,
    purgeExpired,
    prepareMonths,
    search,
    sweepOrphans,
    warnOfEndings,
    forgetOldPulses,
  } = needs
  return {
    rounds: [
      {
        name: 'expire-due-jobs',
        timetable: '* * * * *',
        run: async () => void (await jobs.expireDueJobs()),
      },
      // In India from half past nine in the morning to half past eight in the evening.
      {
        name: 'warn-of-endings',
        timetable: '*/10 4-14 * * *',
        run: async () => void (await warnOfEndings()),
      },
      { name: 'renew-search', timetable: '* * * * *', run: search.renewOutdated },
      { name: 'sweep-orders', timetable: '* * * * *', run: payments.sweepOrders },
      {
        name: 'purge-expired-sign-ins',
        timetable: '17 * * * *',
        run: () => purgeExpired(clock.now()),
      },
      { name: 'sweep-orphaned-files', timetable: '37 * * * *', run: sweepOrphans },
      {
        name: 'forget-applicant-reads',
        timetable: '53 * * * *',
        run: applications.forgetOldReads,
      },
      { name: 'forget-old-pulses', timetable: '11 * * * *', run: forgetOldPulses },
      { name: 'prepare-months', timetable: '7 * * * *', run: prepareMonths },
      { name: 'drop-unpaid-jobs', timetable: '29 * * * *', run: payments.dropUnpaidJobs },
      { name: 'erase-deleted-accounts', timetable: '53 * * * *', run: privacy.eraseDue },
      { name: 'follow-refunds', timetable: '41 * * * *', run: payments.queueRefundsUnderWay },
    ],
    tasks: [
      { name: 'send-notification', run: notifications.deliver },
      { name: 'send-mail', run: mail.deliver },
      { name: 'settle-order', run: payments.settleQueued },
      { name: 'send-refund', run: payments.sendQueuedRefund },
    ],
  }
}
