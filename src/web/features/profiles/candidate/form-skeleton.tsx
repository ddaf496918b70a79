import { useTranslation } from '#web/lib/i18n/translation.ts'
import '#web/ui/form-page.css'
import { SkeletonBox } from '#web/ui/skeleton.tsx'

/** The skeleton of the form while the profile loads. */
export function FormSkeleton({ title }: { title: string }) {
  const { t } = useTranslation()
  return (
    <div className="wrap formpage" aria-busy="true">
      <div className="pt-2 lg:col-span-full">
        <h1>{title}</h1>
        <output className="sr-only">{t('common.loading')}</output>
      </div>
      <div className="max-lg:hidden" />
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
