import { useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { ApiError } from '#web/lib/api-error.ts'

/** A form with one code: it is sent, and what is wrong with it is said in place. */
export function useCodeForm(send: (code: string) => Promise<void>) {
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  function tell(refusal: ApiError): string {
    if (refusal.status !== 429) return refusal.fields['code'] ?? refusal.message
    const minutes = Math.ceil((refusal.retryAfterSeconds ?? 60) / 60)
    return minutes <= 1 ? t('secondFactor.waitOne') : t('secondFactor.wait', { minutes })
  }

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    if (code.trim() === '') {
      setError(t('secondFactor.codeMissing'))
      field.current?.focus()
      return
    }
    setError(undefined)
    setBusy(true)
    try {
      await send(code)
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal
      setError(tell(refusal))
      field.current?.focus()
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,
    onSubmit: (event: SyntheticEvent) => void submit(event),
    clear() {
      setCode('')
      setError(undefined)
    },
    field: {
      ref: field,
      value: code,
      error,
      onType(typed: string) {
        setCode(typed)
        setError(undefined)
      },
    },
  }
}
