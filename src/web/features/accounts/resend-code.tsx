import { useState } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { CodeChannel } from '#contract/accounts/schemas.ts'
import { Button } from '#web/ui/button.tsx'
import { useCountdown } from '#web/ui/use-countdown.ts'
import { MarkedText } from '#web/ui/marked-text.tsx'

type Props = {
  /** Pass a new `key` with every code, which restarts the countdown. */
  waitSeconds: number
  isBusy: boolean
  /** The channels available for the next code. */
  channels: readonly CodeChannel[]
  onResend: (channel: CodeChannel) => void
}

/** A countdown to the next code, and the buttons that request one. */
export function ResendCode({ waitSeconds, isBusy, channels, onResend }: Props) {
  const { t } = useTranslation()
  const left = useCountdown(waitSeconds)
  const [requested, setRequested] = useState<CodeChannel>()

  const button = (channel: CodeChannel, label: string) => (
    <Button
      kind="sec"
      size="sm"
      disabled={left !== undefined || (isBusy && requested !== channel)}
      loading={isBusy && requested === channel}
      loadingText={t('login.sending')}
      onClick={() => {
        setRequested(channel)
        onResend(channel)
      }}
    >
      {label}
    </Button>
  )

  return (
    <div className="flex items-center gap-3 flex-wrap justify-between login__resend">
      <span className="tabular-nums">
        {left === undefined ? (
          t('login.resendAsk')
        ) : (
          <MarkedText text={t('login.resendWait', { left })} parts={{ time: <b /> }} />
        )}
      </span>
      <div className="flex items-center gap-3 flex-wrap">
        {button('sms', t('login.resendButton'))}
        {channels.includes('whatsapp') && button('whatsapp', t('login.resendWhatsapp'))}
      </div>
    </div>
  )
}
