import { useTranslation } from '#web/lib/translation.ts'
import { useNavigate } from 'react-router'
import type { MessageKey } from '#contract/sentences.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { MessageDialog } from '#web/ui/message-dialog.tsx'
import { ProgressDialog } from '#web/ui/progress-dialog.tsx'
import { Seal } from '#web/ui/seal.tsx'
import type { Payment, PaymentFailure } from './use-payment.ts'

type Props = {
  payment: Payment
  /** Closes what needs no leaving. */
  onDismiss: () => void
}

/** How a payment ended, or that it is being looked up. */
export function PaymentDialogs({ payment, onDismiss }: Props) {
  const { t } = useTranslation()
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
        {failure?.detail !== undefined && <p>{failure.detail}</p>}
      </MessageDialog>
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
        acts={
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
  if (kind === 'cancelled') return { title: 'payment.cancelledTitle', text: 'payment.cancelled' }
  if (kind === 'pending') return { title: 'payment.pendingTitle', text: 'payment.pending' }
  if (kind === 'unknown') return { title: 'payment.unknownTitle', text: 'payment.unknown' }
  return undefined
}
