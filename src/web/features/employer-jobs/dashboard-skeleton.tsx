import { useTranslation } from '#web/lib/i18n/translation.ts'
import { SkeletonBox } from '#web/ui/skeleton.tsx'
import './today-leaf.css'
import './dashboard-screen.css'

const rows = ['first', 'second', 'third', 'fourth']

/** The dashboard while it loads: boxes as tall as what comes. */
export function DashboardSkeleton() {
  const { t } = useTranslation()
  return (
    <div className="wrap dash" aria-busy="true">
      <output className="sk-wait block mb-4">{t('dashboard.finding')}</output>
      <div className="sk-wait" aria-hidden="true">
        <SkeletonBox className="sk--xl w-3/5" />
        <SkeletonBox className="mt-4 h-34 w-full" />
        <SkeletonBox className="sk--xl mt-6 w-2/5" />
        {rows.map((row) => (
          <SkeletonBox key={row} className="mt-3 h-24 w-full" />
        ))}
      </div>
    </div>
  )
}
