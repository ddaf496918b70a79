import { useTranslation } from '#web/lib/translation.ts'
import type { ApplicationStatus } from '#contract/applications.ts'
import { Tabs } from '#web/ui/tabs.tsx'

type Props = {
  id: string
  value: ApplicationStatus
  counts: Readonly<Record<string, number>>
  onChange: (tab: ApplicationStatus) => void
}

/** New applicants, and those decided on. */
export function ReviewTabs({ id, value, counts, onChange }: Props) {
  const { t } = useTranslation()
  const count = (status: ApplicationStatus) => counts[status] ?? 0
  return (
    <Tabs
      id={id}
      label={t('review.tabsLabel')}
      className="mb-3.5"
      value={value}
      onChange={onChange}
      items={[
        { value: 'waiting', label: t('review.all'), count: count('waiting') },
        { value: 'shortlisted', label: t('review.shortlistedTab'), count: count('shortlisted') },
        { value: 'rejected', label: t('review.rejectedTab'), count: count('rejected') },
      ]}
    />
  )
}
