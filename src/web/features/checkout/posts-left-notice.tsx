import type { PlanName } from '#contract/payments/pricing.ts'
import type { PostsLeft } from '#contract/payments/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Whether a bought post of a plan is left. */
export const hasPostOf = (plan: PlanName, postsLeft: readonly PostsLeft[]): boolean =>
  postsLeft.some((each) => each.plan === plan && each.count > 0)

/** The bought posts of each plan that are left; nothing without any. */
export function PostsLeftNotice({ postsLeft }: { postsLeft: readonly PostsLeft[] }) {
  const { t } = useTranslation()
  const left = postsLeft.filter(({ count }) => count > 0)
  if (left.length === 0) return null
  return (
    <Notice tone="success" className="mb-5">
      <ul>
        {left.map(({ plan, count }) => (
          <li key={plan} className="font-semi">
            {t('pricing.postLeft', { count, plan: t(`pricing.${plan}`) })}
          </li>
        ))}
      </ul>
      <p>{t('pricing.usePostText')}</p>
    </Notice>
  )
}
