import type { AlertSearch } from '#contract/job-alerts/schemas.ts'
import { useFilterLabels } from '#web/features/job-search/filter-choices.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

/** What an alert is called: its words, else its first filter; and what else it asks for. */
export function useAlertName(search: AlertSearch): { name: string; details: string } {
  const { t } = useTranslation()
  const labels = useFilterLabels(search).map(({ label }) => label)
  const parts = search.q ? [search.q, ...labels] : labels
  const [name = t('job.alertEveryJob'), ...rest] = parts
  return { name, details: rest.join(', ') }
}
