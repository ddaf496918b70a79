import { Ban, Building2, Globe, Landmark, Phone } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import type { BlockKind } from '#contract/blocks/options.ts'
import type { Block } from '#contract/blocks/schemas.ts'
import { dayMonthYear, indiaDate } from '#contract/india-time.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { paths } from '#web/lib/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.ts'
import { EndBlockDialog } from './end-block-dialog.tsx'
import { useAgree } from './use-agree.ts'

const icons: Readonly<Record<BlockKind, LucideIcon>> = {
  organisation: Building2,
  phone: Phone,
  domain: Globe,
  gstin: Landmark,
}

/** What is blocked, why, by whom, and how often it stopped somebody. */
export function BlockRow({ block }: { block: Block }) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const [isEnding, setEnding] = useState(false)
  const { agree, isPending } = useAgree()
  const {
    kind,
    shown,
    organisationId,
    state,
    reason,
    note,
    blockedBy,
    blockedAt,
    endsAt,
    agreedBy,
  } = block
  const day = dayMonthYear(indiaDate(new Date(blockedAt)))
  return (
    <li className="panel flex flex-wrap gap-3 justify-between items-start">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-h3 break-words flex gap-2 items-center">
          <Icon of={icons[kind]} />
          {organisationId === null ? (
            <span className="tabular-nums min-w-0">{shown}</span>
          ) : (
            <Link
              className="link min-w-0"
              lang={langOf(shown)}
              to={paths.organisation(organisationId)}
            >
              {shown === '' ? t('organisations.noName') : shown}
            </Link>
          )}
        </h2>
        <p className="wrap-anywhere">
          <b>{t(`blocks.reason.${reason}`)}</b>
          {': '}
          <span lang={langOf(note)}>{note}</span>
        </p>
        <p className="text-small text-fg-2 wrap-anywhere">
          {t(`blocks.kind.${kind}`)}
          {' · '}
          {t('blocks.since', { admin: blockedBy, day })}
          {endsAt !== null &&
            ` · ${t('blocks.endsOn', { day: dayMonthYear(indiaDate(new Date(endsAt))) })}`}
          {agreedBy !== null && ` · ${t('blocks.agreedBy', { admin: agreedBy })}`}
          {' · '}
          {t('blocks.stopped', { count: block.stopped })}
        </p>
        <p className="mt-2">
          <Badge icon={Ban} tone={state === 'final' ? 'error' : 'warn'}>
            {t(`blocks.state.${state}`)}
          </Badge>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {block.mayAgree && (
          <Button size="sm" kind="danger" loading={isPending} onClick={() => void agree(block)}>
            <span>
              {t('blocks.agree')}
              <span className="sr-only"> {shown}</span>
            </span>
          </Button>
        )}
        <Button size="sm" kind="sec" onClick={() => setEnding(true)}>
          <span>
            {t('blocks.end')}
            <span className="sr-only"> {shown}</span>
          </span>
        </Button>
      </div>
      <EndBlockDialog block={block} open={isEnding} onClose={() => setEnding(false)} />
    </li>
  )
}
