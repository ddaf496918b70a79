import { useTranslation } from '#web/lib/translation.ts'
import { SkeletonBox, SkeletonSlips } from '#web/ui/skeleton.tsx'
import { SearchBand } from './search-band.tsx'

/** The search while who is here and what there is are found out. */
export function SearchSkeleton() {
  const { t } = useTranslation()
  return (
    <>
      <SearchBand />
      <div className="finder">
        <div className="wrap">
          <div className="finder__box" aria-hidden="true">
            <SkeletonBox className="h-12 lg:h-41" />
          </div>
        </div>
      </div>
      <div className="wrap mt-4 pb-10">
        <SkeletonSlips text={t('search.finding')} />
      </div>
    </>
  )
}
