import { Ban } from 'lucide-react'
import { useState } from 'react'
import type { Block } from '#contract/blocks/schemas.ts'
import { dayMonthYear, indiaDate } from '#contract/india-time.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { EndBlockDialog } from './end-block-dialog.tsx'
import { useAgree } from './use-agree.ts'

/** The block of a company that stands: why, by whom, and what an admin can do about it. */
export function CompanyBlock({ block }: { block: Block }) {
  const { t } = useTranslation()
  const [isEnding, setEnding] = useState(false)
  const { agree, isPending } = useAgree()
  const { state, reason, note, blockedBy, blockedAt, agreedBy, mayAgree } = block
  const said = {
    admin: blockedBy,
    second: agreedBy ?? '',
    day: dayMonthYear(indiaDate(new Date(blockedAt))),
    reason: { key: `blocks.reason.${reason}` },
    note,
  } as const
  return (
    <section className="notice notice--error" aria-label={t(`blocks.state.${state}`)}>
      <Icon of={Ban} />
      <div className="stack min-w-0">
        <p className="wrap-anywhere">
          {t(state === 'final' ? 'blocks.finalNotice' : 'blocks.frozenNotice', said)}
        </p>
        {state === 'frozen' && !mayAgree && <p>{t('blocks.secondAdmin')}</p>}
        <div className="flex flex-wrap gap-2">
          {mayAgree && (
            <Button size="sm" kind="danger" loading={isPending} onClick={() => void agree(block)}>
              {t('blocks.agree')}
            </Button>
          )}
          <Button size="sm" kind="sec" onClick={() => setEnding(true)}>
            {t('blocks.end')}
          </Button>
        </div>
      </div>
      <EndBlockDialog block={block} open={isEnding} onClose={() => setEnding(false)} />
    </section>
  )
}
