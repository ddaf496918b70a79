import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { applicationStatuses } from '#contract/applications/states.ts'
import type { ApplicationStatus } from '#contract/applications/states.ts'
import { Tabs } from '#web/ui/tabs.tsx'

/** A status, or the new ones whose answers miss a must-have. */
export const reviewTabs = [...applicationStatuses, 'mismatch'] as const
export type ReviewTab = (typeof reviewTabs)[number]

/** What a tab asks the server for. */
export function filterOfTab(tab: ReviewTab): {
  readonly status: ApplicationStatus
  readonly mismatch?: 'yes' | 'no'
} {
  if (tab === 'mismatch') return { status: 'waiting', mismatch: 'yes' }
  return tab === 'waiting' ? { status: tab, mismatch: 'no' } : { status: tab }
}

/** How many applicants a tab has. */
export function countOfTab(tab: ReviewTab, counts: Readonly<Record<string, number>>): number {
  const mismatches = counts['mismatch'] ?? 0
  if (tab === 'mismatch') return mismatches
  return (counts[tab] ?? 0) - (tab === 'waiting' ? mismatches : 0)
}

type Props = {
  value: ReviewTab
  counts: Readonly<Record<string, number>>
  onChange: (tab: ReviewTab) => void
  children: ReactNode
}

/** The tabs of the applicants: new, shortlisted, rejected, and those who miss a must-have once there are any. */
export function ReviewTabs({ value, counts, onChange, children }: Props) {
  const { t } = useTranslation()
  const count = (tab: ReviewTab) => countOfTab(tab, counts)
  const hasMismatches = value === 'mismatch' || count('mismatch') > 0
  return (
    <Tabs<ReviewTab>
      label={t('review.tabsLabel')}
      className="mb-3.5"
      value={value}
      onChange={onChange}
      items={[
        { value: 'waiting', label: t('review.all'), count: count('waiting') },
        { value: 'shortlisted', label: t('review.shortlistedTab'), count: count('shortlisted') },
        { value: 'rejected', label: t('review.rejectedTab'), count: count('rejected') },
        ...(hasMismatches
          ? [
              {
                value: 'mismatch',
                label: t('review.mismatchTab'),
                count: count('mismatch'),
              } as const,
            ]
          : []),
      ]}
    >
      {children}
    </Tabs>
  )
}
