import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from '#web/ui/link.ts'
import { notices } from '#contract/privacy/notices.ts'
import { paths } from '#web/lib/paths.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'

interface ConsentBoxProps {
  noticeKey: 'privacy.noticeCandidate' | 'privacy.noticeEmployer'
  /** The accepted version of the notice, or '' while the box is not ticked. */
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** The privacy notice with its checkbox, which is never ticked in advance. */
export function ConsentBox({ noticeKey, value, error, onChange }: ConsentBoxProps) {
  const { t } = useTranslation()
  const { version } = notices.account
  return (
    <div className="panel stack">
      <p className="text-fg-2">
        {t(noticeKey)}{' '}
        <Link className="link" to={paths.privacy()} target="_blank">
          {t('privacy.noticePolicy')}
        </Link>
      </p>
      <ChoiceGroup
        type="checkbox"
        name="consent"
        label={t('privacy.consentLabel')}
        required
        options={[{ value: version, label: t('privacy.agree') }]}
        selected={value === '' ? [] : [value]}
        error={error}
        onChange={(event) => onChange(event.target.checked ? version : '')}
      />
    </div>
  )
}
