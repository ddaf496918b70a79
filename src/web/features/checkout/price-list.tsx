import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from '#web/ui/link.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { limits } from '#contract/limits.ts'
import type { PlanName } from '#contract/payments/pricing.ts'
import { PlanCards } from './plan-cards.tsx'

type Props = { plan: PlanName; onSelect: (plan: PlanName) => void; postJobPath: string }

/** The public price list. A plan selected here is preselected at checkout. */
export function PriceList({ plan, onSelect, postJobPath }: Props) {
  const { t } = useTranslation()
  return (
    <div className="wrap max-w-[56rem] py-8">
      <div className="text-center mb-6">
        <h1>{t('pricing.title')}</h1>
        <p className="text-fg-2 mt-2">{t('pricing.lead', { free: limits.freePosts })}</p>
      </div>
      <PlanCards selected={plan} onSelect={onSelect} />
      <div className="text-center mt-6">
        <ButtonLink kind="go" size="lg" render={<Link to={postJobPath} />}>
          {t('pricing.postJob')}
        </ButtonLink>
      </div>
    </div>
  )
}
