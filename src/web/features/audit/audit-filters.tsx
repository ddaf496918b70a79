import { Download, Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { auditKindNames, auditKinds } from '#contract/audit/kinds.ts'
import { limits } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { auditFilterNames, isValidFilter, shownGroups } from './load-audit.ts'
import type { AuditFilterValues } from './load-audit.ts'
import { useAuditDownload } from './use-audit-download.ts'

interface AuditFiltersProps {
  /** The filters of the address; the form starts with them. */
  shown: AuditFilterValues
  onShow: (requested: AuditFilterValues) => void
}

/** Filters the audit log, on the screen or as a file. */
export function AuditFilters({ shown, onShow }: AuditFiltersProps) {
  const { t } = useTranslation()
  const [requested, setRequested] = useState<AuditFilterValues>(shown)
  const { isPending: isDownloading, run: download } = useAuditDownload()
  const field = (name: keyof AuditFilterValues) => ({
    name,
    value: requested[name],
    label: t(`audit.filter.${name}`),
    onChange: ({ target }: { target: { value: string } }) =>
      setRequested((before) => ({ ...before, [name]: target.value })),
    error: isValidFilter(name, requested[name].trim()) ? undefined : t('audit.notAnId'),
  })
  const areAllValid = auditFilterNames.every((name) => isValidFilter(name, requested[name].trim()))

  return (
    <form
      noValidate
      className="panel audit__filters"
      aria-label={t('audit.filters')}
      onSubmit={(event) => {
        event.preventDefault()
        if (areAllValid) onShow(requested)
      }}
    >
      <SelectField
        {...field('show')}
        options={shownGroups.map((group) => ({ value: group, label: t(`audit.group.${group}`) }))}
      />
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
      <div className="audit__actions">
        <Button type="submit" icon={Search}>
          {t('audit.show')}
        </Button>
        <Button
          kind="sec"
          icon={Download}
          loading={isDownloading}
          onClick={() => {
            if (areAllValid) void download(requested)
          }}
        >
          {t('audit.download')}
        </Button>
      </div>
    </form>
  )
}
