import { useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useFailureText } from '#web/lib/forms/use-error-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { ApiError } from '#web/lib/api/api-error.ts'
import type { Api } from '#web/lib/api/api.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useToasts } from '#web/ui/toast.ts'

/** Error codes after which this screen no longer applies. Its loader runs again and redirects. */
const wrongScreenCodes = ['SECOND_STEP_FIRST', 'SECOND_FACTOR_OFF', 'SET_UP_OVER']

type Options<Reply> = {
  call: (api: Api, code: string) => Promise<Reply>
  onSuccess?: (reply: Reply) => void | Promise<void>
}

/** A form with one code. Its errors show at the field. */
export function useCodeForm<Reply>({ call, onSuccess }: Options<Reply>) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const toasts = useToasts()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)

  function textOf(failure: ApiError): string {
    if (failure.status !== 429) return failureText(failure.fields['code'] ?? failure.message)
    const minutes = Math.ceil((failure.retryAfterSeconds ?? 60) / 60)
    return minutes <= 1 ? t('secondFactor.waitOne') : t('secondFactor.wait', { minutes })
  }

  const { run, isPending } = useMutation({
    call,
    ...(onSuccess && { onSuccess }),
    toastId: 'second-step',
    errorText: () => undefined,
    onError: (failure) => {
      if (failure.code === 'SET_UP_OVER') {
        toasts.warn(failureText(failure.message), 'second-step', { leadsOn: true })
      }
      if (!isWrongScreen(failure)) showError(textOf(failure))
    },
    revalidate: (failure) => failure !== undefined && isWrongScreen(failure),
  })

  function showError(text: string): void {
    setError(text)
    field.current?.focus()
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (isPending) return
    if (code.trim() === '') return showError(t('secondFactor.codeMissing'))
    setError(undefined)
    void run(code)
  }

  return {
    isPending,
    onSubmit: submit,
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

const isWrongScreen = ({ isSessionOver, code }: ApiError): boolean =>
  isSessionOver || wrongScreenCodes.includes(code)
