import { Download, Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { auditKindNames, auditKinds } from '#contract/audit.ts'
import { limits } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { auditFilterNames, isFine } from './load-audit.ts'
import type { AuditAddress } from './load-audit.ts'
import { useAuditDownload } from './use-audit-download.ts'

interface AuditFiltersProps {
  /** What the address asks for; the form starts with it. */
  shown: AuditAddress
  onShow: (wanted: AuditAddress) => void
}

/** What of the record to show, and the same as a file. */
export function AuditFilters({ shown, onShow }: AuditFiltersProps) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState<AuditAddress>(shown)
  const { isDownloading, download } = useAuditDownload()
  const field = (name: keyof AuditAddress) => ({
    name,
    value: wanted[name],
    label: t(`audit.filter.${name}`),
    onChange: ({ target }: { target: { value: string } }) =>
      setWanted((before) => ({ ...before, [name]: target.value })),
    error: isFine(name, wanted[name].trim()) ? undefined : t('audit.notAnId'),
  })
  const areAllFine = auditFilterNames.every((name) => isFine(name, wanted[name].trim()))

  return (
    <form
      noValidate
      className="panel audit__filters"
      aria-label={t('audit.filters')}
      onSubmit={(event) => {
        event.preventDefault()
        if (areAllFine) onShow(wanted)
      }}
    >
      <SelectField
        {...field('kind')}
        placeholder={t('audit.allKinds')}
        options={auditKindNames.map((kind) => ({ value: kind, label: t(auditKinds[kind].label) }))}
      />
      <TextField
        {...field('person')}
        hint={t('audit.personHint')}
        maxLength={limits.emailLength}
        autoComplete="off"
      />
      <TextField {...field('job')} hint={t('audit.jobHint')} autoComplete="off" />
      <TextField {...field('from')} type="date" />
      <TextField {...field('to')} type="date" />
      <div className="audit__acts">
        <Button type="submit" icon={Search}>
          {t('audit.show')}
        </Button>
        <Button
          kind="sec"
          icon={Download}
          loading={isDownloading}
          onClick={() => {
            if (areAllFine) void download(wanted)
          }}
        >
          {t('audit.download')}
        </Button>
      </div>
    </form>
  )
}
