import { Trans, useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { useCountdown } from '#web/ui/use-countdown.ts'

type Props = {
  /** Give a new `key` with every code sent: the clock starts again. */
  waitSeconds: number
  isBusy: boolean
  onResend: () => void
}

/** A clock until the next code may be asked for, and the button that asks. */
export function ResendCode({ waitSeconds, isBusy, onResend }: Props) {
  const { t } = useTranslation()
  const left = useCountdown(waitSeconds)
  return (
    <div className="row row--wrap between login__resend">
      <span className="num">
        {left === undefined ? (
          t('login.resendAsk')
        ) : (
          <Trans i18nKey="login.resendWait" values={{ left }} components={{ time: <b /> }} />
        )}
      </span>
      <Button
        kind="sec"
        size="sm"
        disabled={left !== undefined}
        loading={isBusy}
        loadingText={t('login.sending')}
        onClick={onResend}
      >
        {t('login.resendButton')}
      </Button>
    </div>
  )
}
