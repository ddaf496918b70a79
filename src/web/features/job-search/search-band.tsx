import { cx } from '#web/ui/cx.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

/** The banner above the search. A landing page shows its heading in it. */
export function SearchBand({ title }: { title?: string }) {
  const { t } = useTranslation()
  const steps = [t('search.step1'), t('search.step2'), t('search.step3')]
  return (
    <div className={cx('band', title === undefined && 'band--search')}>
      <div className="wrap band__in">
        <h1>{title ?? t('search.title')}</h1>
        <ol className="band__steps">
          {steps.map((step, index) => (
            <li key={step}>
              <b>{index + 1}</b>
              {step}
            </li>
          ))}
        </ol>
      </div>
      <div className="toran" aria-hidden="true" />
    </div>
  )
}
