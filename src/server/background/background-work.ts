import type { AdminService } from '#server/features/admin/admin.service.ts'
import type { ApplicationNews } from '#server/features/applications/application-news.service.ts'
import type { ApplicationsService } from '#server/features/applications/applications.service.ts'
import type { JobsService } from '#server/features/jobs/jobs.service.ts'
import type { BlocksService } from '#server/features/blocks/blocks.service.ts'
import type { Clock } from '../lib/clock.ts'
import type { MailService } from '#server/features/mail/mail.service.ts'
import type { DeliveriesService } from '#server/features/messages/deliveries.service.ts'
import type { MessageCaps } from '#server/features/messages/message-caps.service.ts'
import type { MessagesService } from '#server/features/messages/messages.service.ts'
import type { CheckoutService } from '#server/features/checkout/checkout.service.ts'
import type { PaymentsService } from '#server/features/payments/payments.service.ts'
import type { PrivacyService } from '#server/features/privacy/privacy.service.ts'
import type { JobSearchService } from '#server/features/job-search/job-search.service.ts'
import type { JobScores } from '#server/features/job-scores/job-scores.service.ts'
import type { TeamService } from '#server/features/team/team.service.ts'
import type { JobViewsService } from '#server/features/job-views/job-views.service.ts'
import type { AlertDigests } from '#server/features/job-alerts/alert-digests.service.ts'
import type { AlertMatching } from '#server/features/job-alerts/alert-matching.service.ts'
import type { AlertUpkeep } from '#server/features/job-alerts/alert-upkeep.service.ts'
import type { SavedEndings } from '#server/features/saved-jobs/saved-endings.service.ts'
import type { InterviewReminders } from '#server/features/interviews/interview-reminders.service.ts'
import type { ReportAnswers } from '#server/features/reports/report-answers.service.ts'
import type { SearchService } from '#server/features/job-search/search.service.ts'
import type { CronJob, BackgroundTask } from './worker.ts'

type Deps = {
  admin: Pick<AdminService, 'finishQueuedRejection' | 'finishDueRejections'>
  dropOldHeartbeats: () => Promise<void>
  endings: { warnOfEndings: () => Promise<number>; notifyOfEnded: () => Promise<void> }
  applicationNews: ApplicationNews
  notifyAdmins: () => Promise<void>
  creditWarnings: { warnOfEndingPosts: () => Promise<void> }
  closings: { notifyApplicants: () => Promise<void>; endPauses: () => Promise<number> }
  savedEndings: SavedEndings
  alertMatching: AlertMatching
  alertDigests: AlertDigests
  alertUpkeep: AlertUpkeep
  applications: Pick<ApplicationsService, 'deleteOldReads'>
  clock: Clock
  jobs: JobsService
  mail: MailService
  messages: Pick<MessagesService, 'deleteOld'>
  deliveries: DeliveriesService
  messageCaps: Pick<MessageCaps, 'deleteOldCounts'>
  checkout: CheckoutService
  payments: PaymentsService
  privacy: Pick<PrivacyService, 'eraseDue'>
  purgeExpired: (now: Date) => Promise<void>
  prepareMonths: () => Promise<void>
  reportAnswers: ReportAnswers
  blocks: Pick<BlocksService, 'endDue'>
  interviewReminders: InterviewReminders
  search: SearchService
  jobScores: Pick<JobScores, 'scoreWaiting'>
  team: Pick<TeamService, 'deleteEndedInvitations'>
  jobViews: Pick<JobViewsService, 'deleteOldViewers'>
  missedSearches: Pick<JobSearchService, 'deleteOldMissed'>
  sweepOrphans: () => Promise<void>
}

/** All background work: cron jobs, and tasks that transactions queue. */
export function createBackgroundWork(deps: Deps): {
  cronJobs: CronJob[]
  tasks: BackgroundTask[]
} {
  const { checkout, clock, deliveries, jobs, mail, messageCaps, messages, payments, privacy } = deps
  const {
    admin,
    applications,
    purgeExpired,
    prepareMonths,
    search,
    missedSearches,
    jobScores,
    team,
    jobViews,
    sweepOrphans,
    endings,
    applicationNews,
    reportAnswers,
    blocks,
    interviewReminders,
    notifyAdmins,
    closings,
    savedEndings,
    alertMatching,
    alertDigests,
    alertUpkeep,
    creditWarnings,
    dropOldHeartbeats,
  } = deps
  return {
    cronJobs: [
      {
        name: 'expire-due-jobs',
        schedule: '* * * * *',
        run: async () => void (await jobs.expireDueJobs()),
      },
      // From 9:30 to 20:30 in India.
      {
        name: 'warn-of-endings',
        schedule: '*/10 4-14 * * *',
        run: async () => {
          await endings.warnOfEndings()
          await endings.notifyOfEnded()
        },
      },
      {
        name: 'notify-of-saved-endings',
        schedule: '*/10 4-14 * * *',
        run: savedEndings.notifyOfEndings,
      },
      // In the daytime in India; it checks the hour itself.
      { name: 'tell-of-alert-jobs', schedule: '* 2-15 * * *', run: alertDigests.tellDue },
      {
        name: 'stop-forgotten-alerts',
        schedule: '*/30 4-14 * * *',
        run: alertUpkeep.stopForgotten,
      },
      { name: 'read-alerts-again', schedule: '*/10 * * * *', run: alertUpkeep.readAgain },
      // From 9:30 in India.
      {
        name: 'notify-of-applicants',
        schedule: '*/30 4-14 * * *',
        run: applicationNews.notifyOfApplicants,
      },
      {
        name: 'remind-employers',
        schedule: '*/30 4-14 * * *',
        run: applicationNews.remindEmployers,
      },
      {
        name: 'notify-of-decisions',
        schedule: '* * * * *',
        run: applicationNews.notifyOfDecisions,
      },
      {
        name: 'remind-of-interviews',
        schedule: '*/5 * * * *',
        run: interviewReminders.remindOfInterviews,
      },
      { name: 'answer-reporters', schedule: '* * * * *', run: reportAnswers.answerReporters },
      { name: 'end-blocks', schedule: '* * * * *', run: blocks.endDue },
      { name: 'notify-admins', schedule: '*/5 * * * *', run: notifyAdmins },
      // In the daytime in India, because it notifies.
      {
        name: 'end-pauses',
        schedule: '*/10 4-14 * * *',
        run: async () => void (await closings.endPauses()),
      },
      { name: 'notify-of-closings', schedule: '* * * * *', run: closings.notifyApplicants },
      { name: 'refresh-reply-times', schedule: '43 * * * *', run: jobs.refreshReplyTimes },
      { name: 'refresh-company-levels', schedule: '*/20 * * * *', run: jobs.refreshCompanyLevels },
      { name: 'read-job-facts', schedule: '* * * * *', run: jobs.readMissingFacts },
      { name: 'renew-search', schedule: '* * * * *', run: search.reindexOutdated },
      { name: 'finish-rejections', schedule: '* * * * *', run: admin.finishDueRejections },
      { name: 'sweep-orders', schedule: '* * * * *', run: payments.sweepOrders },
      {
        name: 'purge-expired-sign-ins',
        schedule: '17 * * * *',
        run: () => purgeExpired(clock.now()),
      },
      { name: 'sweep-orphaned-files', schedule: '37 * * * *', run: sweepOrphans },
      {
        name: 'forget-applicant-reads',
        schedule: '53 * * * *',
        run: applications.deleteOldReads,
      },
      { name: 'drop-old-heartbeats', schedule: '11 * * * *', run: dropOldHeartbeats },
      {
        name: 'forget-missed-searches',
        schedule: '47 * * * *',
        run: missedSearches.deleteOldMissed,
      },
      { name: 'score-waiting-jobs', schedule: '* * * * *', run: jobScores.scoreWaiting },
      { name: 'forget-team-invitations', schedule: '37 * * * *', run: team.deleteEndedInvitations },
      { name: 'forget-job-viewers', schedule: '27 * * * *', run: jobViews.deleteOldViewers },
      {
        name: 'forget-messages',
        schedule: '23 * * * *',
        run: async () => {
          await messages.deleteOld()
          await messageCaps.deleteOldCounts()
          await alertUpkeep.deleteOld()
        },
      },
      { name: 'prepare-months', schedule: '7 * * * *', run: prepareMonths },
      { name: 'drop-unpaid-jobs', schedule: '29 * * * *', run: checkout.dropUnpaidJobs },
      { name: 'erase-deleted-accounts', schedule: '53 * * * *', run: privacy.eraseDue },
      {
        name: 'warn-of-ending-posts',
        schedule: '*/30 4-14 * * *',
        run: creditWarnings.warnOfEndingPosts,
      },
      { name: 'end-unused-posts', schedule: '13 * * * *', run: payments.endExpiredCredits },
      { name: 'follow-refunds', schedule: '41 * * * *', run: payments.queueUnfinishedRefunds },
    ],
    tasks: [
      { name: 'deliver-message', run: deliveries.deliver },
      { name: 'match-alerts', run: alertMatching.match },
      { name: 'send-mail', run: mail.deliver },
      { name: 'settle-order', run: payments.settleQueued },
      { name: 'finish-rejection', run: admin.finishQueuedRejection },
      { name: 'send-refund', run: payments.sendQueuedRefund },
    ],
  }
}
