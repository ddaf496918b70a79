import { useTranslation } from '#web/lib/translation.ts'
import { Link } from 'react-router'
import { notices } from '#contract/privacy.ts'
import { paths } from '#web/lib/paths.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'

interface ConsentBoxProps {
  noticeKey: 'privacy.noticeCandidate' | 'privacy.noticeEmployer'
  /** The version agreed to, '' while the box is not ticked. */
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** The notice of the first form, with a box that nobody ticks but the person. */
export function ConsentBox({ noticeKey, value, error, onChange }: ConsentBoxProps) {
  const { t } = useTranslation()
  const { version } = notices.account
  return (
    <div className="panel stack">
      <p className="t2">
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
