import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { synonymFilters } from '#contract/synonyms/options.ts'
import type { Synonym } from '#contract/synonyms/schemas.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Slip } from '#web/ui/slip.tsx'

interface SynonymCardProps {
  synonym: Synonym
  onChange: () => void
  onRemove: () => void
}

/** A phrase and what it means, with the ways to edit and remove it. */
export function SynonymCard({ synonym, onChange, onRemove }: SynonymCardProps) {
  const { t } = useTranslation()
  const { phrase, meaning, filter } = synonym
  const labelKey = synonymFilters.find(({ value }) => value === filter)?.labelKey
  return (
    <Slip
      as="li"
      body={
        <div className="flex items-center gap-3 max-letters:flex-wrap">
          <div className="flex-1 min-w-0 break-words max-letters:basis-word">
            <p className="font-semi">{phrase}</p>
            <p className="text-small text-fg-2">
              {t('synonyms.means', { meaning })}
              {labelKey && ` · ${t(labelKey)}`}
            </p>
          </div>
          <IconButton
            icon={Pencil}
            label={t('synonyms.changeLabel', { phrase })}
            onClick={onChange}
          />
          <IconButton
            icon={Trash2}
            label={t('synonyms.removeLabel', { phrase })}
            onClick={onRemove}
          />
        </div>
      }
    />
  )
}
