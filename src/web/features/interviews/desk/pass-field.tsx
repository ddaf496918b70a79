import { DoorOpen } from 'lucide-react'
import { useNavigate } from 'react-router'
import { calls } from '#contract/calls.ts'
import { useCheckedForm } from '#web/lib/forms/checked-form.ts'
import { useFormMutation } from '#web/lib/forms/use-form-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const readRules = async () => (await import('#contract/interviews/arrival-schemas.ts')).passSchema

/** Somebody at the desk with a pass: its code, typed, or brought by the camera. */
export function PassField({ day, scanned }: { day: string; scanned: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useCheckedForm<{ code: string }>({
    readRules,
    order: ['code'],
    defaultValues: { code: scanned },
  })
  const { onSubmit, isSubmitting } = useFormMutation(form, {
    call: (api, values) => api.call(calls.arriveByPass, { body: values }),
    toastId: 'day-sheet',
    errorText: (error) => (error.code === 'NOT_FOUND' ? undefined : error.message),
    onFailed: (error) => {
      if (error.code === 'NOT_FOUND') form.setError('code', { message: error.message })
    },
    successText: ({ name, number }) => t('interviews.arrivedToast', { name, number }),
    onSuccess: () => {
      form.reset({ code: '' })
      // The list is loaded again, without the code that was scanned.
      void navigate(paths.daySheet(day), { replace: true, preventScrollReset: true })
    },
  })
  return (
    <form className="panel day-sheet__pass" noValidate onSubmit={onSubmit}>
      <TextField
        {...form.field('code')}
        label={t('interviews.code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        inputClassName="tabular-nums"
        required
      />
      <Button type="submit" icon={DoorOpen} loading={isSubmitting}>
        {t('interviews.codeSend')}
      </Button>
      <p className="basis-full text-small text-fg-2">{t('interviews.codeHint')}</p>
    </form>
  )
}
