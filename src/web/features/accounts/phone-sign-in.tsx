import { useEffect, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { CodeChannel } from '#contract/accounts/schemas.ts'
import type { AccountType } from '#contract/accounts/roles.ts'
import { limits } from '#contract/limits.ts'
import { maskedNumber } from '#web/lib/format/masked-number.ts'
import { Button } from '#web/ui/button.tsx'
import { OtpField } from '#web/ui/otp-field.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { ResendCode } from './resend-code.tsx'
import { RestoreDialog } from './restore-dialog.tsx'
import { useCodeFromMessage } from './use-code-from-message.ts'
import { countryCode, usePhoneSignIn } from './use-phone-sign-in.ts'
import { MarkedText } from '#web/ui/marked-text.tsx'

type Props = { type: AccountType; onSignedIn: () => void }

const sentTo = { sms: 'login.codeSentTo', whatsapp: 'login.codeSentToWhatsapp' } as const

/** The login form: a phone number, then the code sent to it. */
export function PhoneSignIn({ type, onSignedIn }: Props) {
  const { t } = useTranslation()
  const [number, setNumber] = useState('')
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [hasStarted, setStarted] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { sent, isBusy, isDeleted, sendCode, verifyCode, restore, changeNumber } = usePhoneSignIn({
    type,
    onSignedIn,
    onWrong: (text) => {
      setError(text)
      field.current?.focus()
    },
  })

  useCodeFromMessage(sent?.turn, (arrived) => {
    setCode(arrived)
    setError(undefined)
  })

  // The next field to fill takes the focus. Before the first action it would only open the
  // keyboard.
  useEffect(() => {
    if (hasStarted || sent || error) field.current?.focus()
  }, [hasStarted, sent, error])

  async function send(channel: CodeChannel = 'sms') {
    setStarted(true)
    setCode('')
    setError(undefined)
    await sendCode(number, channel)
  }

  function startAgain() {
    setError(undefined)
    changeNumber()
  }

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    if (!isBusy) void (sent ? verifyCode(code) : send())
  }

  return (
    <form className="stack" onSubmit={handleSubmit} noValidate>
      {sent ? (
        <>
          <div>
            <p className="text-fg-2 lg:inline">
              <MarkedText
                text={t(sentTo[sent.channel], { phone: masked(sent.phoneNumber) })}
                parts={{ phone: <b className="tabular-nums whitespace-nowrap" /> }}
              />
            </p>
            <button type="button" className="link textbtn lg:ms-1.5" onClick={startAgain}>
              {t('login.changeNumber')}
            </button>
          </div>
          <OtpField
            ref={field}
            label={t('login.codeLabel')}
            name="otp"
            required
            length={limits.loginCodeDigits}
            value={code}
            error={error}
            onChange={(event) => {
              setCode(event.target.value)
              setError(undefined)
            }}
          />
        </>
      ) : (
        <>
          <p className="text-fg-2 text-pretty">{t('login.lead')}</p>
          <PhoneField
            ref={field}
            label={t('login.mobileLabel')}
            name="mobileNumber"
            required
            countryCode={countryCode}
            placeholder={t('login.mobilePlaceholder')}
            value={number}
            error={error}
            onChange={(event) => {
              setNumber(event.target.value)
              setError(undefined)
            }}
          />
        </>
      )}
      <Button
        type="submit"
        size="lg"
        block
        loading={isBusy}
        loadingText={t(sent ? 'login.verifying' : 'login.sending')}
      >
        {t(sent ? 'login.verifyButton' : 'login.sendButton')}
      </Button>
      {sent && (
        <ResendCode
          key={sent.turn}
          waitSeconds={sent.resendAfterSeconds}
          isBusy={isBusy}
          channels={sent.nextChannels}
          onResend={(channel) => void send(channel)}
        />
      )}
      <RestoreDialog
        open={isDeleted}
        isBusy={isBusy}
        onRestore={() => void restore()}
        onLeave={startAgain}
      />
    </form>
  )
}

/** '+91 98••• ••210': enough digits to recognize one's number, and not the whole number. */
function masked(phoneNumber: string): string {
  return `${countryCode} ${maskedNumber(phoneNumber.slice(countryCode.length))}`
}
