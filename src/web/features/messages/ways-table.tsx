import { Check } from 'lucide-react'
import { channels } from '#contract/messages/events.ts'
import type { MessageWay } from '#contract/messages/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Icon } from '#web/ui/icon.tsx'

interface WaysTableProps {
  type: 'users' | 'employee'
  ways: readonly MessageWay[]
  onChange: (way: MessageWay) => void
}

/** Where it stands why a tick is locked. */
export const reasonIds = {
  codes: 'codes-come-by-sms',
  phone: 'ways-need-a-phone',
  mail: 'ways-need-mail',
  way: 'ways-that-are-not',
} as const

/** A row for each purpose, a column for each way; one tick is one consent. */
export function WaysTable({ type, ways, onChange }: WaysTableProps) {
  const { t } = useTranslation()
  const shown = channels.filter((channel) => ways.some((way) => way.channel === channel))
  const purposes = [...new Set(ways.map(({ purpose }) => purpose))]
  return (
    <table className="ways">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('messages.what')}</span>
          </th>
          {shown.map((channel) => (
            <th key={channel} scope="col">
              {t(`messages.way.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.includes('sms') && (
          <tr>
            <th scope="row">
              {t('messages.codes')}
              <small id={reasonIds.codes}>{t('messages.codesHint')}</small>
            </th>
            {shown.map((channel) => (
              <td key={channel}>
                <WayTick
                  label={t('messages.tick', {
                    purpose: { key: 'messages.codes' },
                    way: { key: `messages.way.${channel}` },
                  })}
                  isOn={channel === 'sms'}
                  reasonId={reasonIds.codes}
                />
              </td>
            ))}
          </tr>
        )}
        {purposes.map((purpose) => (
          <tr key={purpose}>
            <th scope="row">
              {t(`messages.purpose.${type}.${purpose}`)}
              <small>{t(`messages.purposeHint.${type}.${purpose}`)}</small>
            </th>
            {shown.map((channel) => {
              const way = ways.find((each) => each.purpose === purpose && each.channel === channel)
              return (
                <td key={channel}>
                  <WayTick
                    label={t('messages.tick', {
                      purpose: { key: `messages.purpose.${type}.${purpose}` },
                      way: { key: `messages.way.${channel}` },
                    })}
                    isOn={way !== undefined && way.missing === null && way.isOn}
                    onChange={way && way.missing === null ? () => onChange(way) : undefined}
                    reasonId={reasonIds[way?.missing ?? 'way']}
                  />
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface WayTickProps {
  label: string
  isOn: boolean
  /** Without it the tick is locked. */
  onChange?: (() => void) | undefined
  /** What says why a tick is locked. */
  reasonId: string
}

function WayTick({ label, isOn, onChange, reasonId }: WayTickProps) {
  return (
    <label className="choice choice--tick ways__tick">
      <input
        type="checkbox"
        checked={isOn}
        disabled={onChange === undefined}
        aria-describedby={onChange === undefined ? reasonId : undefined}
        onChange={onChange ?? (() => {})}
      />
      <span className="box">
        <Icon of={Check} />
      </span>
      <span className="sr-only">{label}</span>
    </label>
  )
}
