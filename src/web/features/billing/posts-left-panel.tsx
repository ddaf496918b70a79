import { dayMonthYear, indiaDate } from '#contract/india-time.ts'
import type { PostingTerms } from '#contract/job-posting/schemas.ts'
import { validDays } from '#contract/payments/pricing.ts'
import type { PostsLeft } from '#contract/payments/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { cx } from '#web/ui/cx.ts'

/** How many posts of each plan an employer has, bought and free. */
export function PostsLeftPanel({ terms }: { terms: PostingTerms }) {
  const { t } = useTranslation()
  const { postsLeft, postedJobs, freePosts } = terms
  const free = Math.max(0, freePosts - postedJobs)
  const bought = postsLeft.reduce((sum, { count }) => sum + count, 0)
  return (
    <section className="postsleft" aria-labelledby="posts-left">
      <div className="postsleft__head">
        <h2 id="posts-left">{t('billing.postsLeft')}</h2>
        <b>{t.number(free + bought)}</b>
        <span>{t('billing.postsLeftText')}</span>
      </div>
      <ul>
        {postsLeft.map((each) => (
          <BoughtPosts key={each.plan} {...each} />
        ))}
        <li className={cx(free === 0 && 'is-none')}>
          <b>{t.number(free)}</b>
          <span className="font-semi">{t('billing.freePosts', { count: free })}</span>
          <span className="text-small text-fg-2">
            {t('billing.freeUsed', {
              used: freePosts - free,
              free: freePosts,
              days: validDays('free'),
            })}
          </span>
        </li>
      </ul>
    </section>
  )
}

function BoughtPosts({ plan, count, firstEndsAt }: PostsLeft) {
  const { t } = useTranslation()
  const days = validDays(plan)
  return (
    <li className={cx(count === 0 && 'is-none')}>
      <b>{t.number(count)}</b>
      <span className="font-semi">
        {t('billing.planPosts', { count, plan: t(`pricing.${plan}`) })}
      </span>
      <span className="text-small text-fg-2">
        {firstEndsAt === null
          ? t('billing.daysEach', { days })
          : t('billing.daysAndEnd', { days, date: dayMonthYear(indiaDate(new Date(firstEndsAt))) })}
      </span>
    </li>
  )
}
