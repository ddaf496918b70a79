import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { PlanName } from '#contract/payments/pricing.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckoutLayout } from './checkout-layout.tsx'
import type { PostCheckoutProps } from './checkout-screen.tsx'
import { PostingDialogs } from './posting-dialogs.tsx'
import { usePostJob } from './use-post-job.ts'

type Props = PostCheckoutProps & {
  /** The plan of the bought post that pays; undefined for a free post. */
  usePostOf: PlanName | undefined
  terms: ReactNode
  line: string
  act: string
  small: ReactNode
}

/** The checkout of a post that costs nothing now. */
export function UnpricedCheckout({ buyer, checkout, logo, subject, usePostOf, ...texts }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { posting, post, dismiss } = usePostJob(buyer.profile.uid)
  const toForm = () => void navigate(paths.postJob(), { replace: true })
  return (
    <>
      <CheckoutLayout
        {...subject}
        paidBy={usePostOf === undefined ? 'free' : 'bought'}
        title={t('pricing.readyToPost')}
        terms={texts.terms}
        line={texts.line}
        stake={texts.line}
        button={
          <Button
            kind="go"
            size="lg"
            className="flex-1 max-letters:basis-word"
            icon={Check}
            loading={posting.kind === 'sending'}
            loadingText={t('pricing.posting')}
            onClick={() => void post({ checkout, logo, plan: subject.plan, usePostOf })}
          >
            {texts.act}
          </Button>
        }
        small={texts.small}
      />
      <PostingDialogs
        posting={posting}
        onDismiss={dismiss}
        onEdit={toForm}
        onAnother={toForm}
        onDashboard={() => void navigate(paths.dashboard(), { replace: true })}
      />
    </>
  )
}
