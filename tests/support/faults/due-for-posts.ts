import { sql } from 'kysely'
import { limits } from '#server/lib/limits.ts'
import { addPosts } from '../bought-posts.ts'
import { lastInstant } from '../job-factories.ts'
import { daysAgo, rowsOf } from './due-parts.ts'
import type { MakeDue } from './due-parts.ts'

/** The work for employers who bought posts. */
export const dueForPosts: Readonly<Record<string, MakeDue>> = {
  'end-unused-posts': async (stage) => {
    const { testApp, world, razorpay } = stage
    const { order } = await addPosts(razorpay, world.owner, { quantity: 2 })
    const ofOrder = sql`order_id = (select id from orders where provider_order_id = ${order.id})`
    const [bought, ended] = [daysAgo(stage, 400), daysAgo(stage, 1)]
    await sql`update post_credits set bought_at = ${bought}, expires_at = ${ended} where ${ofOrder}`.execute(
      testApp.db,
    )
    return rowsOf(stage, sql`select ended_as from post_credits where ${ofOrder} order by serial`)
  },

  'warn-of-ending-posts': async (stage) => {
    const { testApp, world, razorpay } = stage
    await testApp.db.deleteFrom('messages').where('event', '=', 'postsEnding').execute()
    // Those of an earlier run are over.
    const [bought_at, expires_at] = [daysAgo(stage, 800), daysAgo(stage, 400)]
    await testApp.db.updateTable('post_credits').set({ bought_at, expires_at }).execute()
    const ends = lastInstant(testApp, limits.creditWarningDays)
    for (const plan of ['basic', 'demand'] as const) {
      const { order } = await addPosts(razorpay, world.owner, { quantity: 2, plan })
      await sql`update post_credits set bought_at = ${daysAgo(stage, 400)}, expires_at = ${ends}
        where order_id = (select id from orders where provider_order_id = ${order.id})`.execute(
        testApp.db,
      )
    }
    return rowsOf(
      stage,
      sql`select subject, text_values from messages
        where event = 'postsEnding' and account_id = ${world.owner.accountId} order by subject`,
    )
  },
}
