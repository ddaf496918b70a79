/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the buttons are no fields of a form */
import { foundKinds } from '#contract/find/kinds.ts'
import type { FoundKind } from '#contract/find/kinds.ts'
import type { FoundItem } from '#contract/find/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { CountChip } from '#web/ui/count-chip.tsx'

interface KindChipsProps {
  items: readonly FoundItem[]
  only: FoundKind | undefined
  onChoose: (kind: FoundKind | undefined) => void
}

/** Narrows what is found to one kind. */
export function KindChips({ items, only, onChoose }: KindChipsProps) {
  const { t } = useTranslation()
  const count = (kind: FoundKind): number => items.filter((item) => item.kind === kind).length
  return (
    <div className="find__kinds" role="group" aria-label={t('find.kinds')}>
      <CountChip
        on={only === undefined}
        count={t.number(items.length)}
        onClick={() => onChoose(undefined)}
      >
        {t('find.all')}
      </CountChip>
      {foundKinds
        .filter((kind) => count(kind) > 0)
        .map((kind) => (
          <CountChip
            key={kind}
            on={only === kind}
            count={t.number(count(kind))}
            onClick={() => onChoose(kind)}
          >
            {t(`find.kind.${kind}`)}
          </CountChip>
        ))}
    </div>
  )
}
