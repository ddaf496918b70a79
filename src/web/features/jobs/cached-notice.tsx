import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Shows that the page has a cached copy of its data, and from when. */
export function CachedNotice({ viewedAt }: { viewedAt: number }) {
  const { t } = useTranslation()
  return (
    <div className="wrap pt-3.5" role="alert">
      <Notice>
        <p>
          {t('offline.cached', {
            time: t.date(new Date(viewedAt), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </p>
      </Notice>
    </div>
  )
}
