import { useNavigate } from 'react-router'
import { overviewFieldOrder } from '#contract/overview/field-order.ts'
import type { OverviewSpan } from '#contract/overview/span.ts'
import { useCheckedForm } from '#web/lib/forms/checked-form.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const readRules = async () => (await import('#contract/overview/schemas.ts')).overviewSpanSchema

/** The first and the last day that the overview shows. */
export function OwnDaysForm({ span }: { span: OverviewSpan }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { field, submit } = useCheckedForm<{ from: string; to: string }>({
    readRules,
    order: overviewFieldOrder,
    defaultValues: { ...span },
  })
  const show = submit(async (days) => {
    const search = new URLSearchParams(days).toString()
    await navigate({ search }, { preventScrollReset: true })
  })
  return (
    <form
      noValidate
      className="range__form"
      aria-label={t('overview.ownDays')}
      onSubmit={(event) => void show(event)}
    >
      <TextField {...field('from')} type="date" required label={t('overview.from')} />
      <TextField {...field('to')} type="date" required label={t('overview.to')} />
      <Button type="submit">{t('overview.show')}</Button>
    </form>
  )
}
