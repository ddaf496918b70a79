import { CircleCheck } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { Icon } from './icon.tsx'
import './picture-choice.css'

export interface PictureOption {
  value: string
  label: string
  /** A second, smaller line. */
  about?: string | undefined
  picture: LucideIcon
}

interface PictureChoiceProps {
  type: 'checkbox' | 'radio'
  name: string
  /** The id of the heading that asks. */
  labelledBy: string
  describedBy?: string | undefined
  isWrong: boolean
  options: readonly PictureOption[]
  selected: readonly string[]
  onChange: (value: string, isOn: boolean) => void
}

/** Large answers with a picture each, one below the other. */
export function PictureChoice(props: PictureChoiceProps) {
  const { type, name, labelledBy, describedBy, isWrong, options, selected, onChange } = props
  return (
    <div
      className="choices"
      role={type === 'radio' ? 'radiogroup' : 'group'}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      {options.map(({ value, label, about, picture }) => {
        const isOn = selected.includes(value)
        return (
          <label key={value} className="choice choice--pic">
            <input
              type={type}
              name={name}
              value={value}
              checked={isOn}
              aria-invalid={isWrong || undefined}
              onChange={({ target }) => onChange(value, target.checked)}
            />
            <span className="pic">
              <Icon of={picture} />
            </span>
            <span>
              {label}
              {about !== undefined && <small>{about}</small>}
            </span>
            <span className="text-action">{isOn && <Icon of={CircleCheck} size="l" />}</span>
          </label>
        )
      })}
    </div>
  )
}
