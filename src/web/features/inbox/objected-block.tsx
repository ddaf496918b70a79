import { Ban } from 'lucide-react'
import type { ObjectedBlock as Block } from '#contract/inbox/schemas.ts'
import { dayAndTime } from '#web/lib/format/day-and-time.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { paths } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.ts'

/** The block that a person objects to, and where an admin ends it. */
export function ObjectedBlock({ block }: { block: Block }) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const { reason, note, blockedAt, hasEnded, organisationId } = block
  return (
    <div className="notice notice--warn mb-4">
      <Icon of={Ban} />
      <div className="min-w-0 wrap-anywhere">
        <p>
          {t(hasEnded ? 'inbox.blockEnded' : 'inbox.blockStands', {
            reason: { key: `blocks.reason.${reason}` },
            ...dayAndTime(blockedAt),
          })}
        </p>
        <p lang={langOf(note)}>{note}</p>
        <Link
          className="link"
          to={organisationId === null ? paths.blocks() : paths.organisation(organisationId)}
        >
          {t(organisationId === null ? 'inbox.openBlocks' : 'inbox.openCompany')}
        </Link>
      </div>
    </div>
  )
}
