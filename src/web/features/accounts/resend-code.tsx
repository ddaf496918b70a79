import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { Countdown } from '#web/ui/countdown.tsx'

type Props = {
  /** Grows with every code sent, and starts the clock again. */
  turn: number
  waitSeconds: number
  isBusy: boolean
  onResend: () => void
}

/** A clock until the next code may be asked for, then the button that asks. */
export function ResendCode({ turn, waitSeconds, isBusy, onResend }: Props) {
  const { t } = useTranslation()
  return (
    <div className="row row--wrap between login__resend">
      <Countdown key={turn} seconds={waitSeconds} text={(left) => t('login.resendWait', { left })}>
        <span>{t('login.resendAsk')}</span>
        <Button
          kind="sec"
          size="sm"
          loading={isBusy}
          loadingText={t('login.sending')}
          onClick={onResend}
        >
          {t('login.resendButton')}
        </Button>
      </Countdown>
    </div>
  )
}
