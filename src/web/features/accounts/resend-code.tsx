import { useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import type { CodeChannel } from '#contract/accounts.ts'
import { Button } from '#web/ui/button.tsx'
import { useCountdown } from '#web/ui/use-countdown.ts'
import { MarkedText } from '#web/ui/marked-text.tsx'

type Props = {
  /** Give a new `key` with every code sent: the clock starts again. */
  waitSeconds: number
  isBusy: boolean
  /** How the next code may come. */
  channels: readonly CodeChannel[]
  onResend: (channel: CodeChannel) => void
}

/** A clock until the next code may be asked for, and the buttons that ask. */
export function ResendCode({ waitSeconds, isBusy, channels, onResend }: Props) {
  const { t } = useTranslation()
  const left = useCountdown(waitSeconds)
  const [wanted, setWanted] = useState<CodeChannel>()

  const button = (channel: CodeChannel, label: string) => (
    <Button
      kind="sec"
      size="sm"
      disabled={left !== undefined || (isBusy && wanted !== channel)}
      loading={isBusy && wanted === channel}
      loadingText={t('login.sending')}
      onClick={() => {
        setWanted(channel)
        onResend(channel)
      }}
    >
      {label}
    </Button>
  )

  return (
    <div className="row row--wrap between login__resend">
      <span className="num">
        {left === undefined ? (
          t('login.resendAsk')
        ) : (
          <MarkedText text={t('login.resendWait', { left })} parts={{ time: <b /> }} />
        )}
      </span>
      <div className="row row--wrap">
        {button('sms', t('login.resendButton'))}
        {channels.includes('whatsapp') && button('whatsapp', t('login.resendWhatsapp'))}
      </div>
    </div>
  )
}
