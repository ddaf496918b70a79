import { ListChecks } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.ts'

/** For somebody without a profile: the way to see how the job fits. */
export function MatchOffer({ to }: { to: string }) {
  const { t } = useTranslation()
  return (
    <p className="panel">
      <Link className="link" to={to}>
        <Icon of={ListChecks} />
        {t('job.match.fillProfile')}
      </Link>
    </p>
  )
}
