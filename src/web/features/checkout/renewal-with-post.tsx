import { Check } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { calls } from '#contract/calls.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.ts'
import { CheckoutLayout } from './checkout-layout.tsx'
import type { RenewalProps } from './renewal-payment.tsx'

/** A renewal with a post that was bought before. */
export function RenewalWithPost({ jobId, subject, ...texts }: RenewalProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  // A repeated call renews once.
  const [submissionId] = useState(() => crypto.randomUUID())
  const { plan } = subject
  const { run, isPending } = useMutation({
    call: (api) =>
      api.call(calls.renewWithPost, { params: { jobId }, body: { plan, submissionId } }),
    toastId: 'renewal',
    successText: ({ message }) => message,
    leadsOn: true,
    onSuccess: () => navigate(paths.dashboard(), { replace: true }),
    revalidate: (error) => error !== undefined,
  })
  return (
    <CheckoutLayout
      {...subject}
      {...texts}
      paidBy="bought"
      stake={texts.line}
      button={
        <Button
          kind="go"
          size="lg"
          className="flex-1 max-letters:basis-word"
          icon={Check}
          loading={isPending}
          loadingText={t('renewal.renewing')}
          onClick={() => void run()}
        >
          {t('renewal.renewWith', { plan: t(`pricing.${plan}`) })}
        </Button>
      }
      small={
        <>
          {t('pricing.alreadyPaid')}{' '}
          <Link className="tap" to={paths.billing()}>
            {t('billing.pageTitle')}
          </Link>
        </>
      }
    />
  )
}
