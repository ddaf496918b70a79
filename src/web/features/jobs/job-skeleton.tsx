import { useTranslation } from '#web/lib/i18n/translation.ts'
import { SkeletonBox } from '#web/ui/skeleton.tsx'
import './job-page.css'

/** The skeleton of a job's page. */
export function JobSkeleton() {
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <output className="sr-only">{t('search.finding')}</output>
      <div className="wrap detail sk-wait pt-14" aria-hidden="true">
        <div className="detail__main">
          <div className="panel">
            <div className="detail__top">
              <SkeletonBox className="sk--logo" />
              <div className="flex-1 max-letters:basis-word">
                <SkeletonBox className="sk--xl w-3/5" />
                <SkeletonBox className="sk--l mt-2 w-2/5" />
              </div>
            </div>
            <SkeletonBox className="sk--xl mt-6 w-1/2" />
            <SkeletonBox className="sk--l mt-3 w-4/5" />
          </div>
          <JobPanelsSkeleton />
        </div>
        <div className="detail__side">
          <div className="panel">
            <SkeletonBox className="sk--xl" />
          </div>
        </div>
      </div>
    </div>
  )
}

/** What is below the head. */
export function JobPanelsSkeleton() {
  return (
    <div className="panel sk-wait" aria-hidden="true">
      <SkeletonBox className="sk--xl w-2/5" />
      <SkeletonBox className="sk--l mt-5" />
      <SkeletonBox className="sk--l mt-3" />
      <SkeletonBox className="sk--l mt-3 w-4/5" />
    </div>
  )
}
