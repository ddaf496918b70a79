import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { Tabs } from '#web/ui/tabs.tsx'

const addressOf = { jobs: paths.saved, alerts: paths.alerts }

interface SavedTabsProps {
  shown: keyof typeof addressOf
  /** Undefined while it is not known, as without a connection. */
  counts: Readonly<Record<keyof typeof addressOf, number | undefined>>
  children: ReactNode
}

/** The heading and the tabs of what a candidate keeps: each has a page. */
export function SavedTabs({ shown, counts, children }: SavedTabsProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <div className="wrap pt-6 lg:pt-8 pb-10">
      <h1>{t('saved.title')}</h1>
      <Tabs
        label={t('saved.tabs')}
        items={[
          { value: 'jobs', label: t('saved.jobsTab'), count: counts.jobs },
          { value: 'alerts', label: t('saved.alertsTab'), count: counts.alerts },
        ]}
        value={shown}
        className="mb-4"
        onChange={(value) => void navigate(addressOf[value]())}
      >
        {children}
      </Tabs>
    </div>
  )
}
