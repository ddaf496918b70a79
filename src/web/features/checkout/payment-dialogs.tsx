import { Lock } from 'lucide-react'
import { useFailureText } from '#web/lib/forms/use-error-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useNavigate } from 'react-router'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { MessageDialog } from '#web/ui/message-dialog.tsx'
import { ProgressDialog } from '#web/ui/progress-dialog.tsx'
import { Seal } from '#web/ui/seal.tsx'
import type { Payment, PaymentFailure } from './use-payment.ts'

/** What each kind of purchase says, and where its dialogs lead. */
const wordings = {
  job: {
    doneTitle: 'posting.doneTitle',
    done: 'posting.paidDone',
    another: 'posting.makeAnother',
    pending: 'payment.pending',
    unknown: 'payment.unknown',
    leave: 'posting.goToDashboard',
  },
  posts: {
    doneTitle: 'billing.boughtTitle',
    done: 'billing.bought',
    another: 'pricing.postJob',
    pending: 'billing.pending',
    unknown: 'billing.unknown',
    leave: 'common.close',
  },
  renewal: {
    doneTitle: 'renewal.doneTitle',
    done: 'renewal.paid',
    another: undefined,
    pending: 'renewal.pending',
    unknown: 'renewal.unknown',
    leave: 'posting.goToDashboard',
  },
} as const satisfies Record<string, Record<string, MessageKey | undefined>>

/** One new job, posts to use later, or more days for a job. */
export type PaidThing = keyof typeof wordings

type Props = {
  payment: Payment
  /** What is paid for. The page that sells posts stays open. */
  pays?: PaidThing
  /** Closes a dialog that does not leave the page. */
  onDismiss: () => void
  onPayAgain: () => void
}

/** The result of a payment, or its pending lookup. */
export function PaymentDialogs({ payment, pays = 'job', onDismiss, onPayAgain }: Props) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const navigate = useNavigate()
  const toForm = () => void navigate(paths.postJob(), { replace: true })
  const wording = wordings[pays]
  const toDashboard = () => {
    onDismiss()
    if (pays !== 'posts') void navigate(paths.dashboard(), { replace: true })
  }
  const failure = payment.kind === 'failed' ? payment : undefined
  const toAnother = wording.another === undefined ? toDashboard : toForm
  const leave = {
    form: toAnother,
    another: toAnother,
    dashboard: toDashboard,
    stay: onDismiss,
  } as const
  const news = newsOf(payment)
  return (
    <>
      <ProgressDialog
        open={payment.kind === 'busy' && payment.step === 'checking'}
        title={t('payment.checking')}
      >
        <p>{t('payment.checkingText')}</p>
      </ProgressDialog>
      <MessageDialog
        open={failure !== undefined}
        title={t('posting.errorTitle')}
        buttonLabel={t(failure ? buttonOf(failure.next, pays) : 'common.close')}
        onClose={failure ? leave[failure.next] : onDismiss}
      >
        {failure && <p>{t(failure.message)}</p>}
        {failure?.detail !== undefined && <p>{failureText(failure.detail)}</p>}
      </MessageDialog>
      <Dialog
        open={payment.kind === 'cancelled'}
        isSoon
        onClose={toDashboard}
        title={t('payment.cancelledTitle')}
        actions={
          <>
            <Button icon={Lock} onClick={onPayAgain}>
              {t('payment.payNow')}
            </Button>
            <Button kind="quiet" onClick={toDashboard}>
              {t(wording.leave)}
            </Button>
          </>
        }
      >
        <p>{t('payment.cancelled')}</p>
      </Dialog>
      <MessageDialog
        open={news !== undefined}
        title={news ? t(titleOf[news]) : ''}
        buttonLabel={t(wording.leave)}
        onClose={toDashboard}
      >
        <p>{news && t(wording[news])}</p>
      </MessageDialog>
      <Dialog
        open={payment.kind === 'done'}
        onClose={toDashboard}
        title={t(wording.doneTitle)}
        art={<Seal size={76} fill="var(--go)" tick="var(--on-go)" />}
        actions={
          <>
            <Button onClick={toDashboard}>{t('payment.doneButton')}</Button>
            {wording.another !== undefined && (
              <Button kind="quiet" onClick={toForm}>
                {t(wording.another)}
              </Button>
            )}
          </>
        }
      >
        <p>{t(wording.done)}</p>
      </Dialog>
    </>
  )
}

const buttonOf = (next: PaymentFailure['next'], pays: PaidThing): MessageKey =>
  pays === 'renewal' && next !== 'stay' ? buttons.dashboard : buttons[next]

const buttons = {
  form: 'posting.editDetails',
  another: 'posting.makeAnother',
  dashboard: 'posting.goToDashboard',
  stay: 'common.close',
} as const satisfies Record<PaymentFailure['next'], MessageKey>

const titleOf = { pending: 'payment.pendingTitle', unknown: 'payment.unknownTitle' } as const

const newsOf = ({ kind }: Payment) => (kind === 'pending' || kind === 'unknown' ? kind : undefined)
