import { useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountType } from '#contract/accounts.ts'
import { limits } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Countdown } from '#web/ui/countdown.tsx'
import { OtpField } from '#web/ui/otp-field.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { useToasts } from '#web/ui/toast.ts'
import { countryCode, usePhoneSignIn } from './use-phone-sign-in.ts'
import type { SignInAnswer } from './use-phone-sign-in.ts'

type Props = { type: AccountType; onSignedIn: () => void }

/** The login form: a number first, then the code that was sent to it. */
export function PhoneSignIn({ type, onSignedIn }: Props) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const signIn = usePhoneSignIn(type)
  const [number, setNumber] = useState('')
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()

  /** Says what came of an act, in place and as a toast. */
  function tell(answer: SignInAnswer, goodNews: 'login.codeSent' | 'login.codeVerified'): boolean {
    if (answer.ok) {
      setError(undefined)
      toasts.ok(t(goodNews), 'login')
      return true
    }
    const text = 'key' in answer.problem ? t(answer.problem.key) : answer.problem.text
    setError(text)
    toasts.warn(text, 'login')
    return false
  }

  async function send() {
    setCode('')
    tell(await signIn.sendCode(number), 'login.codeSent')
  }

  async function verify() {
    if (tell(await signIn.verifyCode(code), 'login.codeVerified')) onSignedIn()
  }

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    void (signIn.sent ? verify() : send())
  }

  return (
    <form className="stack" onSubmit={handleSubmit} noValidate>
      {signIn.sent ? (
        <>
          <p className="t2">
            {t('login.codeSentTo', { phone: masked(signIn.sent.phoneNumber) })}{' '}
            <button
              type="button"
              className="link textbtn"
              onClick={() => {
                setError(undefined)
                signIn.changeNumber()
              }}
            >
              {t('login.changeNumber')}
            </button>
          </p>
          <OtpField
            label={t('login.codeLabel')}
            name="otp"
            required
            autoFocus
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
        <PhoneField
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
      )}
      <Button
        type="submit"
        size="lg"
        block
        loading={signIn.isBusy}
        loadingText={t(signIn.sent ? 'login.verifying' : 'login.sending')}
      >
        {t(signIn.sent ? 'login.verifyButton' : 'login.sendButton')}
      </Button>
      {signIn.sent && (
        <p className="row row--wrap between small">
          <Countdown
            key={signIn.sent.turn}
            seconds={signIn.sent.resendAfterSeconds}
            text={(left) => t('login.resendWait', { left })}
          >
            <span>{t('login.resendAsk')}</span>
            <Button kind="sec" size="sm" loading={false} onClick={() => void send()}>
              {t('login.resendButton')}
            </Button>
          </Countdown>
        </p>
      )}
    </form>
  )
}

/** '+91 98••• ••210': enough to recognise one's number over a shoulder. */
function masked(phoneNumber: string): string {
  const number = phoneNumber.slice(countryCode.length)
  return `${countryCode} ${number.slice(0, 2)}••• ••${number.slice(-3)}`
}
