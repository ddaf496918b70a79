import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { ApplicationStatus } from '#contract/applications/states.ts'
import { Tabs } from '#web/ui/tabs.tsx'

type Props = {
  value: ApplicationStatus
  counts: Readonly<Record<string, number>>
  onChange: (tab: ApplicationStatus) => void
  children: ReactNode
}

/** The tabs of the applicants: new, shortlisted, rejected. */
export function ReviewTabs({ value, counts, onChange, children }: Props) {
  const { t } = useTranslation()
  const count = (status: ApplicationStatus) => counts[status] ?? 0
  return (
    <Tabs
      label={t('review.tabsLabel')}
      className="mb-3.5"
      value={value}
      onChange={onChange}
      items={[
        { value: 'waiting', label: t('review.all'), count: count('waiting') },
        { value: 'shortlisted', label: t('review.shortlistedTab'), count: count('shortlisted') },
        { value: 'rejected', label: t('review.rejectedTab'), count: count('rejected') },
      ]}
    >
      {children}
    </Tabs>
  )
}
