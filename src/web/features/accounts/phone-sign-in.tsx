import { useEffect, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import type { AccountType, CodeChannel } from '#contract/accounts.ts'
import { limits } from '#contract/limits.ts'
import { maskedNumber } from '#web/lib/masked-number.ts'
import { Button } from '#web/ui/button.tsx'
import { OtpField } from '#web/ui/otp-field.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { useToasts } from '#web/ui/toast.ts'
import { ResendCode } from './resend-code.tsx'
import { RestoreDialog } from './restore-dialog.tsx'
import { useCodeFromMessage } from './use-code-from-message.ts'
import { countryCode, usePhoneSignIn } from './use-phone-sign-in.ts'
import type { SignInAnswer } from './use-phone-sign-in.ts'
import { MarkedText } from '#web/ui/marked-text.tsx'

type Props = { type: AccountType; onSignedIn: () => void }

const sentTo = { sms: 'login.codeSentTo', whatsapp: 'login.codeSentToWhatsapp' } as const

/** The login form: a number first, then the code that was sent to it. */
export function PhoneSignIn({ type, onSignedIn }: Props) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const { sent, isBusy, isDeleted, sendCode, verifyCode, restore, changeNumber } =
    usePhoneSignIn(type)
  const [number, setNumber] = useState('')
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [hasStarted, setStarted] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  useCodeFromMessage(sent?.turn, (arrived) => {
    setCode(arrived)
    setError(undefined)
  })

  // What is to be typed next has the focus. Before the first act it would only raise the keyboard.
  useEffect(() => {
    if (hasStarted || sent || error) field.current?.focus()
  }, [hasStarted, sent, error])

  /** Says what came of an act, in place and as a toast. */
  function tell(answer: SignInAnswer, goodNews: 'login.codeSent' | 'login.codeVerified'): boolean {
    setStarted(true)
    if (answer.ok) {
      toasts.ok(t(goodNews), 'login')
    } else {
      const text = 'key' in answer.problem ? t(answer.problem.key) : answer.problem.text
      setError(text)
      toasts.warn(text, 'login')
      field.current?.focus()
    }
    return answer.ok
  }

  async function send(channel: CodeChannel = 'sms') {
    setCode('')
    setError(undefined)
    tell(await sendCode(number, channel), 'login.codeSent')
  }

  async function verify() {
    if (tell(await verifyCode(code), 'login.codeVerified')) onSignedIn()
  }

  async function restoreAccount() {
    if (tell(await restore(), 'login.codeVerified')) onSignedIn()
  }

  function startAgain() {
    setError(undefined)
    changeNumber()
  }

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    if (!isBusy) void (sent ? verify() : send())
  }

  return (
    <form className="stack" onSubmit={handleSubmit} noValidate>
      {sent ? (
        <>
          <div>
            <p className="t2 lg:inline">
              <MarkedText
                text={t(sentTo[sent.channel], { phone: masked(sent.phoneNumber) })}
                parts={{ phone: <b className="num whitespace-nowrap" /> }}
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
          <p className="t2 text-pretty">{t('login.lead')}</p>
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
        onRestore={() => void restoreAccount()}
        onLeave={startAgain}
      />
    </form>
  )
}

/** '+91 98••• ••210': enough to recognise one's number over a shoulder. */
function masked(phoneNumber: string): string {
  return `${countryCode} ${maskedNumber(phoneNumber.slice(countryCode.length))}`
}
