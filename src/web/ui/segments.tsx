import { useId } from 'react'

interface SegmentsProps<Value extends string> {
  legend: string
  /** The legend is for screen readers alone. */
  isLegendHidden?: boolean
  /** `lang` where a label is in another language than the page. */
  options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[]
  /** '' while nothing is chosen. */
  value: Value | ''
  onChange: (value: Value) => void
}

/** A choice of few short words in a row. */
export function Segments<Value extends string>({
  legend,
  isLegendHidden = false,
  options,
  value,
  onChange,
}: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'sr-only' : 'label'}>{legend}</legend>
      <div className="seg">
        {options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
