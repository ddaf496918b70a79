import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { BillingDetails } from '#contract/invoices/schemas.ts'
import { limits } from '#contract/limits.ts'
import { gstPercent, planNames, plans, validDays } from '#contract/payments/pricing.ts'
import type { EmployerProfile } from '#contract/profiles/schemas.ts'
import { PaymentDialogs } from '#web/features/checkout/payment-dialogs.tsx'
import { rupees } from '#web/lib/format/money.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { LazyPart } from '#web/ui/lazy-part.tsx'
import { NumberStepper } from '#web/ui/number-stepper.tsx'
import { useBuyPosts } from './use-buy-posts.ts'

const loadDialog = async () =>
  (await import('#web/features/checkout/billing-dialog.tsx')).BillingDialog

/** Buys several posts of a plan. The bill's recipient is asked for before the first payment. */
export function BuyPosts({
  profile,
  details,
}: {
  profile: EmployerProfile
  details: BillingDetails
}) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  const { purchase, charge, discount, bulkDiscounts, choose, payment, buy, dismiss } =
    useBuyPosts(profile)
  const [isBillingOpen, setBillingOpen] = useState(false)
  const { plan, quantity } = purchase
  const fullPrice = plans[plan].priceRupees * quantity
  const name = t(`pricing.${plan}`)
  const total = rupees(charge.totalRupees)
  return (
    <section className="bill" aria-labelledby="buy-posts">
      <h2 id="buy-posts" className="text-h3">
        {t('billing.buyTitle')}
      </h2>
      <ChoiceGroup
        type="radio"
        name="plan"
        className="mt-3"
        label={t('billing.plan')}
        columns={2}
        selected={[plan]}
        options={planNames.map((value) => ({ value, label: t(`pricing.${value}`) }))}
        onChange={({ target }) => {
          const next = planNames.find((each) => each === target.value)
          if (next) choose({ plan: next })
        }}
      />
      <NumberStepper
        className="mt-3"
        name="quantity"
        label={t('billing.howMany')}
        hint={t('billing.runsDays', { days: validDays(plan) })}
        lessLabel={t('billing.oneLess')}
        moreLabel={t('billing.oneMore')}
        min={1}
        max={limits.maxPostsAtOnce}
        value={quantity}
        onChange={(next) => choose({ quantity: next })}
      />
      {bulkDiscounts.length > 0 && (
        <ul className="mt-3 text-small text-fg-2">
          {bulkDiscounts.map(({ from, percent }) => (
            <li key={from}>{t('billing.discountFrom', { from, percent })}</li>
          ))}
        </ul>
      )}
      <dl className="mt-4" aria-live="polite">
        <div>
          <dt>
            {t('billing.timesPlan', {
              quantity,
              plan: name,
              price: rupees(plans[plan].priceRupees),
            })}
          </dt>
          <dd>{rupees(fullPrice)}</dd>
        </div>
        {discount > 0 && (
          <div>
            <dt>{t('billing.discount', { percent: discount })}</dt>
            <dd>{rupees(charge.priceRupees - fullPrice)}</dd>
          </div>
        )}
        <div>
          <dt>{t('pricing.gst', { percent: gstPercent })}</dt>
          <dd>{rupees(charge.gstRupees)}</dd>
        </div>
        <div className="tot">
          <dt className="font-semi">{t('pricing.total')}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      <div className="grid gap-3 mt-4">
        <Button
          kind="go"
          size="lg"
          block
          icon={Lock}
          loading={payment.kind === 'busy'}
          loadingText={t('payment.preparing')}
          onClick={() => (details.isSaved ? void buy() : setBillingOpen(true))}
        >
          {t('payment.pay', { total })}
        </Button>
        <p className="text-small text-fg-2">{t('billing.buySmall')}</p>
      </div>
      <LazyPart
        load={loadDialog}
        isRequested={isBillingOpen}
        onMissed={() => setBillingOpen(false)}
        props={{
          open: isBillingOpen,
          details,
          onClose: () => setBillingOpen(false),
          onSaved: () => {
            setBillingOpen(false)
            void revalidate()
            void buy()
          },
        }}
      />
      <PaymentDialogs
        payment={payment}
        pays="posts"
        onDismiss={dismiss}
        onPayAgain={() => void buy()}
      />
    </section>
  )
}
