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

type Props = {
  payment: Payment
  /** Closes a dialog that does not leave the page. */
  onDismiss: () => void
  onPayAgain: () => void
}

/** The result of a payment, or its pending lookup. */
export function PaymentDialogs({ payment, onDismiss, onPayAgain }: Props) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const navigate = useNavigate()
  const toForm = () => void navigate(paths.postJob(), { replace: true })
  const toDashboard = () => {
    onDismiss()
    void navigate(paths.dashboard(), { replace: true })
  }
  const failure = payment.kind === 'failed' ? payment : undefined
  const leave = { form: toForm, another: toForm, dashboard: toDashboard, stay: onDismiss } as const
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
        buttonLabel={t(failure ? buttonOf[failure.next] : 'common.close')}
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
              {t('posting.goToDashboard')}
            </Button>
          </>
        }
      >
        <p>{t('payment.cancelled')}</p>
      </Dialog>
      <MessageDialog
        open={news !== undefined}
        title={news ? t(news.title) : ''}
        buttonLabel={t('posting.goToDashboard')}
        onClose={toDashboard}
      >
        <p>{news && t(news.text)}</p>
      </MessageDialog>
      <Dialog
        open={payment.kind === 'done'}
        onClose={toDashboard}
        title={t('posting.doneTitle')}
        art={<Seal size={76} fill="var(--go)" tick="var(--on-go)" />}
        actions={
          <>
            <Button onClick={toDashboard}>{t('payment.doneButton')}</Button>
            <Button kind="quiet" onClick={toForm}>
              {t('posting.makeAnother')}
            </Button>
          </>
        }
      >
        <p>{t('posting.paidDone')}</p>
      </Dialog>
    </>
  )
}

const buttonOf = {
  form: 'posting.editDetails',
  another: 'posting.makeAnother',
  dashboard: 'posting.goToDashboard',
  stay: 'common.close',
} as const satisfies Record<PaymentFailure['next'], MessageKey>

function newsOf({ kind }: Payment): { title: MessageKey; text: MessageKey } | undefined {
  if (kind === 'pending') return { title: 'payment.pendingTitle', text: 'payment.pending' }
  if (kind === 'unknown') return { title: 'payment.unknownTitle', text: 'payment.unknown' }
  return undefined
}
