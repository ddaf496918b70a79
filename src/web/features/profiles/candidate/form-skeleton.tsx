import { useTranslation } from '#web/lib/translation.ts'
import '#web/styles/screens/form-page.css'
import { SkeletonBox } from '#web/ui/skeleton.tsx'

/** The shape of the form while its answers are fetched. */
export function FormSkeleton({ title }: { title: string }) {
  const { t } = useTranslation()
  return (
    <div className="wrap formpage" aria-busy="true">
      <div className="ph">
        <h1>{title}</h1>
        <output className="sr-only">{t('common.loading')}</output>
      </div>
      <div className="only-d" />
      <div className="stack sk-wait" aria-hidden="true">
        {[1, 2, 3, 4].map((number) => (
          <div key={number} className="panel">
            <SkeletonBox className="sk--xl w-2/5" />
          </div>
        ))}
      </div>
    </div>
  )
}
