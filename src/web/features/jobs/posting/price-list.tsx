import { useTranslation } from '#web/lib/translation.ts'
import { Link } from 'react-router'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { limits } from '#contract/limits.ts'
import type { PlanName } from '#contract/pricing.ts'
import { PlanCards } from './plan-cards.tsx'

type Props = { plan: PlanName; onSelect: (plan: PlanName) => void; postJobPath: string }

/** The prices, for anybody to read. A plan selected here is selected at checkout too. */
export function PriceList({ plan, onSelect, postJobPath }: Props) {
  const { t } = useTranslation()
  return (
    <div className="wrap max-w-[56rem] py-8">
      <div className="center mb-6">
        <h1>{t('pricing.title')}</h1>
        <p className="t2 mt-2">{t('pricing.lead', { free: limits.freePosts })}</p>
      </div>
      <PlanCards selected={plan} onSelect={onSelect} />
      <div className="center mt-6">
        <ButtonLink kind="go" size="lg" render={<Link to={postJobPath} />}>
          {t('pricing.postJob')}
        </ButtonLink>
      </div>
    </div>
  )
}
