import { sql } from 'kysely'
import { newId } from '#server/lib/ids.ts'
import { limits } from '#server/lib/limits.ts'
import { createMailbox } from '../browser-mailbox.ts'
import { expectOk } from '../inject.ts'
import { addUnpaidJob, lastInstant, rejectForGood, setJobStatus } from '../job-factories.ts'
import { leaveBytes, leaveFile } from '../left-files.ts'
import { addOrderedJob, addPaidJob } from '../paid-jobs.ts'
import { addApplication, createCandidate, createEmployer } from '../profile-factories.ts'
import { newPhone, proveByPhone, signIn } from '../viewers.ts'
import { addLiveJobs, atDaysAgo, daysAgo, rowsOf } from './due-parts.ts'
import type { MakeDue } from './due-parts.ts'
import { dueForCards } from './due-for-cards.ts'
import { dueForInterviews } from './due-for-interviews.ts'
import { dueForPosts } from './due-for-posts.ts'
import { dueForSavers } from './due-for-savers.ts'
import { dueForBlocks } from './due-for-blocks.ts'
import { dueForScores } from './due-for-scores.ts'
import { dueForTeams } from './due-for-teams.ts'

/** By the names of the cron jobs. */
export const dueWork: Readonly<Record<string, MakeDue>> = {
  ...dueForCards,
  ...dueForSavers,
  ...dueForPosts,
  ...dueForInterviews,
  ...dueForTeams,
  ...dueForBlocks,
  ...dueForScores,
  'expire-due-jobs': async (stage) => {
    const ids = await addLiveJobs(stage)
    const { db } = stage.testApp
    const expires_at = daysAgo(stage, 1)
    await db.updateTable('jobs').set({ expires_at }).where('id', 'in', ids).execute()
    return rowsOf(
      stage,
      sql`select status, version from jobs where id = any(${ids}::uuid[]) order by id`,
    )
  },

  'warn-of-endings': async (stage) => {
    const { testApp, world } = stage
    const { subscription } = createMailbox('https://fcm.googleapis.com/fcm/send/cron-jobs')
    const json = { type: 'employee', token: subscription }
    await expectOk(world.owner.call('POST', '/api/subscribe', { json }))
    const ids = await addLiveJobs(stage)
    const expires_at = lastInstant(testApp, 1)
    await testApp.db.updateTable('jobs').set({ expires_at }).where('id', 'in', ids).execute()
    return rowsOf(
      stage,
      sql`select days_before from ending_warnings where job_id = any(${ids}::uuid[])`,
    )
  },

  'end-pauses': async (stage) => {
    const ids = await addLiveJobs(stage)
    await stage.testApp.db
      .updateTable('jobs')
      .set({
        status: 'expired',
        lifecycle_state: 'paused',
        paused_at: daysAgo(stage, 31),
        expires_at: lastInstant(stage.testApp, 1),
      })
      .where('id', 'in', ids)
      .execute()
    return rowsOf(
      stage,
      sql`select lifecycle_state, paused_days, version from jobs where id = any(${ids}::uuid[])`,
    )
  },

  'notify-of-closings': async (stage) => {
    const { testApp, world } = stage
    const ids = await addLiveJobs(stage)
    for (const id of ids) {
      await addApplication(world.applicant, id)
      await expectOk(world.owner.call('POST', `/api/jobs/${id}/act`, { json: { act: 'close' } }))
    }
    await testApp.db
      .updateTable('jobs')
      .set({ closed_at: daysAgo(stage, 1) })
      .where('id', 'in', ids)
      .execute()
    return rowsOf(
      stage,
      sql`select applicants_notified_at is not null as "isNotified",
        (select count(*)::int from messages
          where event = 'positionClosed' and subject = 'job-' || jobs.id) as messages
        from jobs where id = any(${ids}::uuid[])`,
    )
  },

  'notify-of-decisions': async (stage) => {
    const { testApp, world } = stage
    const [jobId = ''] = await addLiveJobs(stage)
    const applicationId = await addApplication(world.applicant, jobId)
    const json = { status: 'shortlisted' }
    await expectOk(world.owner.call('PATCH', `/profileReview/${jobId}/${applicationId}`, { json }))
    await testApp.db
      .updateTable('pending_decisions')
      .set({ decided_at: daysAgo(stage, 1) })
      .execute()
    return rowsOf(
      stage,
      sql`select (select count(*)::int from messages where subject = ${`application-${applicationId}`}) as messages,
        (select count(*)::int from pending_decisions) as pending`,
    )
  },

  'answer-reporters': async (stage) => {
    const { testApp, world } = stage
    const [jobId = ''] = await addLiveJobs(stage)
    await testApp.db.deleteFrom('messages').where('event', '=', 'reportKept').execute()
    const decidedAt = daysAgo(stage, 1)
    await testApp.db
      .insertInto('job_reports')
      .values({
        id: newId(),
        job_id: jobId,
        candidate_id: world.applicant.accountId,
        reason: 'fake',
        words: '',
        is_from_applicant: false,
        reported_at: decidedAt,
        decided_at: decidedAt,
        decision: 'kept',
      })
      .execute()
    return rowsOf(
      stage,
      sql`select (select count(*)::int from messages where event = 'reportKept') as messages,
        (select count(*)::int from job_reports where answered_at is null) as waiting`,
    )
  },

  'notify-of-applicants': async (stage) => {
    const { testApp, world } = stage
    const [jobId = ''] = await addLiveJobs(stage)
    await testApp.db.deleteFrom('messages').where('event', '=', 'newApplicants').execute()
    await atDaysAgo(stage, 1, () => addApplication(world.applicant, jobId))
    return rowsOf(
      stage,
      sql`select count(*)::int as messages from messages
        where event = 'newApplicants' and account_id = ${world.owner.accountId}`,
    )
  },

  'remind-employers': async (stage) => {
    const { world } = stage
    const ids = await addLiveJobs(stage)
    await atDaysAgo(stage, 8, async () => {
      for (const jobId of ids) await addApplication(world.applicant, jobId)
    })
    return rowsOf(
      stage,
      sql`select event, count(*)::int as messages from messages
        where subject = any(${ids.flatMap((id) => [`waiting-${id}`, `reminded-${id}`])}::text[])
        group by event order by event`,
    )
  },

  'notify-admins': async (stage) => {
    await stage.testApp.db.deleteFrom('messages').where('event', '=', 'providerFails').execute()
    await sql`insert into provider_states (provider, failed_at) values ('push', ${stage.testApp.clock.now()})
      on conflict (provider) do update set failed_at = excluded.failed_at, succeeded_at = null`.execute(
      stage.testApp.db,
    )
    return rowsOf(
      stage,
      sql`select count(*)::int as messages from messages where subject = 'provider-push'`,
    )
  },

  'renew-search': async (stage) => {
    const ids = await addLiveJobs(stage)
    await sql`delete from search_changes`.execute(stage.testApp.db)
    await sql`update job_search set terms_version = 0 where job_id = any(${ids}::uuid[])`.execute(
      stage.testApp.db,
    )
    return rowsOf(stage, sql`select count(*)::int from job_search where terms_version = 0`)
  },

  'read-job-facts': async (stage) => {
    const ids = await addLiveJobs(stage)
    const set = sql`update jobs set facts_version = 0, work_time = null where id = any(${ids}::uuid[])`
    await set.execute(stage.testApp.db)
    return rowsOf(
      stage,
      sql`select work_time, facts_version from jobs where id = any(${ids}::uuid[]) order by id`,
    )
  },

  'finish-rejections': async (stage) => {
    const { testApp, world, razorpay } = stage
    const jobs = [await addPaidJob(razorpay, world.owner), await addPaidJob(razorpay, world.owner)]
    const ids = jobs.map(({ jobId }) => jobId)
    for (const id of ids) await setJobStatus(world.admin, id, 'rejected')
    await testApp.db
      .updateTable('job_rejections')
      .set({ final_at: daysAgo(stage, 1) })
      .execute()
    const readJobs = rowsOf(
      stage,
      sql`
      select orders.status, outcome,
        (select count(*)::int from refunds join payments on payments.id = refunds.payment_id
          where payments.order_id = orders.id) as refunds,
        (select count(*)::int from credit_notes join invoices on invoices.id = credit_notes.invoice_id
          where invoices.order_id = orders.id) as credits
      from orders join job_rejections on job_rejections.job_id = orders.job_id
      where orders.job_id = any(${ids}::uuid[])`,
    )
    return async () => [
      await readJobs(),
      (await testApp.composition.services.ledger.checkBooks()).discrepancies,
    ]
  },

  'sweep-orders': async (stage) => {
    const { testApp, world, razorpay } = stage
    await testApp.db.updateTable('orders').set({ next_sweep_at: null }).execute()
    const ids: string[] = []
    for (const { jobId, orderId } of [
      await addOrderedJob(world.owner),
      await addOrderedJob(world.owner),
    ]) {
      razorpay.sim.pay({ orderId, outcome: 'captured', callback: false })
      ids.push(jobId)
    }
    await testApp.db
      .updateTable('orders')
      .set({ next_sweep_at: testApp.clock.now() })
      .where('job_id', 'in', ids)
      .execute()
    const readJobs = rowsOf(
      stage,
      sql`
      select jobs.status, orders.status as paid,
        (select count(*)::int from payments where order_id = orders.id) as payments,
        (select count(*)::int from invoices where order_id = orders.id) as invoices
      from jobs join orders on orders.job_id = jobs.id where jobs.id = any(${ids}::uuid[])`,
    )
    return async () => [
      await readJobs(),
      (await testApp.composition.services.ledger.checkBooks()).discrepancies,
    ]
  },

  'purge-expired-sign-ins': async (stage) => {
    const { testApp } = stage
    const phone = newPhone()
    await proveByPhone(testApp, phone)
    const { accountId } = await signIn(testApp, 'candidate')
    const past = daysAgo(stage, 2)
    for (const statement of [
      sql`update proofs set expires_at = ${past}`,
      sql`update login_codes set day_started_at = ${past}, expires_at = ${past}, next_send_at = ${past}
        where phone = ${phone}`,
      sql`update sessions set expires_at = ${past} where account_id = ${accountId}`,
      sql`insert into rate_limits (key, points, expire) values (${`over ${phone}`}, 1, 1)`,
    ]) {
      await statement.execute(testApp.db)
    }
    return rowsOf(
      stage,
      sql`
      select (select count(*)::int from proofs) as proofs,
        (select count(*)::int from login_codes where phone = ${phone}) as codes,
        (select count(*)::int from sessions where account_id = ${accountId}) as sessions,
        (select count(*)::int from rate_limits where key = ${`over ${phone}`}) as limits`,
    )
  },

  'sweep-orphaned-files': async (stage) => {
    const { testApp, world } = stage
    const minutes = 61
    for (let file = 0; file < 2; file += 1) {
      await leaveFile(testApp, world.owner.accountId, minutes)
      const id = newId()
      await leaveBytes(testApp, `${id.slice(0, 2)}/${id}`, minutes)
    }
    return rowsOf(
      stage,
      sql`select count(*)::int from files where original_name = 'resume.pdf' and byte_size = 5`,
    )
  },

  'forget-applicant-reads': async (stage) => {
    const { world } = stage
    await sql`insert into applicant_reads (employer_id, application_id, read_at)
      values (${world.owner.accountId}, ${world.objects.applicationId}, ${daysAgo(stage, 1)})
      on conflict (employer_id, application_id) do update set read_at = excluded.read_at`.execute(
      stage.testApp.db,
    )
    return rowsOf(stage, sql`select count(*)::int from applicant_reads`)
  },

  'forget-missed-searches': async (stage) => {
    const day = daysAgo(stage, limits.missedSearchRetentionDays + 1)
    await sql`insert into missed_searches (day, words) values
      (${day}, 'zardozi'), (${day}, 'polisher') on conflict do nothing`.execute(stage.testApp.db)
    return rowsOf(stage, sql`select count(*)::int from missed_searches where day <= ${day}`)
  },

  'forget-job-viewers': async (stage) => {
    const { jobId } = stage.world.objects
    const day = daysAgo(stage, limits.jobViewerDays + 1)
    await sql`insert into job_viewers (day, job_id, viewer) values (${day}, ${jobId}, '\\x00'),
      (${day}, ${jobId}, '\\x01') on conflict do nothing`.execute(stage.testApp.db)
    return rowsOf(stage, sql`select count(*)::int from job_viewers where day <= ${day}`)
  },

  'forget-messages': async (stage) => {
    const { testApp, world } = stage
    const created_at = daysAgo(stage, limits.messageRetentionDays + 1)
    for (const subject of [newId(), newId()]) {
      await testApp.db
        .insertInto('messages')
        .values({
          id: newId(),
          account_id: world.owner.accountId,
          event: 'jobPutBack',
          subject,
          occurrence: '',
          purpose: 'account',
          text_values: '{}',
          link: '/',
          created_at,
        })
        .execute()
    }
    return rowsOf(stage, sql`select count(*)::int from messages where created_at <= ${created_at}`)
  },

  'drop-old-heartbeats': async (stage) => {
    const { db } = stage.testApp
    const past = daysAgo(stage, 100)
    await sql`insert into running_nodes (id, version, started_at, seen_at, requests, errors, memory_bytes, lag_ms)
      values (${newId()}, '0', ${past}, ${past}, 0, 0, 0, 0)`.execute(db)
    await sql`insert into act_counts (hour, act, count) values (${past}, 'search', 1)
      on conflict do nothing`.execute(db)
    return rowsOf(
      stage,
      sql`select (select count(*)::int from running_nodes where seen_at <= ${past}) as nodes,
        (select count(*)::int from act_counts where hour <= ${past}) as acts`,
    )
  },

  'prepare-months': async (stage) => {
    const months = sql<{ name: string }>`
      select relnamespace::regnamespace || '.' || relname as name from pg_class
      where relkind = 'r' and relname like 'y%' and relnamespace in
        ('application_months'::regnamespace, 'audit_months'::regnamespace) order by relname desc, 1`
    const { rows } = await months.execute(stage.testApp.db)
    // The newest partitions of both tables, which have no rows yet.
    for (const { name } of rows.slice(0, 4)) {
      await sql`drop table ${sql.table(name)}`.execute(stage.testApp.db)
    }
    return rowsOf(stage, months)
  },

  'drop-unpaid-jobs': async (stage) => {
    const { testApp, world } = stage
    const { jobId } = await addOrderedJob(world.owner)
    const ids = [await addUnpaidJob(testApp, world.owner), jobId]
    const created_at = daysAgo(stage, limits.unpaidJobDays + 1)
    await testApp.db.updateTable('jobs').set({ created_at }).where('id', 'in', ids).execute()
    return rowsOf(stage, sql`select count(*)::int from jobs where id = any(${ids}::uuid[])`)
  },

  'erase-deleted-accounts': async (stage) => {
    const { testApp } = stage
    const people = [await createCandidate(testApp), await createEmployer(testApp)]
    const ids = people.map(({ accountId }) => accountId)
    const deleted_at = daysAgo(stage, 400)
    await testApp.db.updateTable('accounts').set({ deleted_at }).where('id', 'in', ids).execute()
    return rowsOf(
      stage,
      sql`
      select (select count(*)::int from accounts where id = any(${ids}::uuid[]) and erased_at is null) as due,
        (select count(*)::int from files where owner_account_id = any(${ids}::uuid[])) as files,
        (select count(*)::int from candidate_profiles where account_id = any(${ids}::uuid[])) as profiles`,
    )
  },

  'follow-refunds': async (stage) => {
    const { testApp, world, razorpay } = stage
    await testApp.db.updateTable('refunds').set({ status: 'processed' }).execute()
    for (const { jobId } of [
      await addPaidJob(razorpay, world.owner),
      await addPaidJob(razorpay, world.owner),
    ]) {
      await rejectForGood(testApp, world.admin, jobId)
    }
    // Simulates lost tasks.
    await testApp.composition.pool.query('delete from graphile_worker._private_jobs')
    return rowsOf(stage, sql`select count(*)::int from graphile_worker._private_jobs`)
  },
}
