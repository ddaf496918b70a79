import { Minus, Plus } from 'lucide-react'
import { Field, useFieldWiring } from './field.tsx'
import { Icon } from './icon.tsx'
import './number-stepper.css'

type Props = {
  name: string
  label: string
  hint?: string | undefined
  lessLabel: string
  moreLabel: string
  value: number
  min?: number | undefined
  max: number
  onChange: (value: number) => void
  className?: string | undefined
}

/** A whole number, from 0 on without `min`, typed or stepped. */
export function NumberStepper({
  name,
  label,
  hint,
  lessLabel,
  moreLabel,
  value,
  min = 0,
  max,
  onChange,
  className,
}: Props) {
  const wiring = useFieldWiring({ hint }, { name })
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)))
  return (
    <Field label={label} hint={hint} wiring={wiring} className={className}>
      <div className="numstep">
        <button
          type="button"
          aria-label={lessLabel}
          disabled={value <= min}
          onClick={() => set(value - 1)}
        >
          <Icon of={Minus} />
        </button>
        <input
          id={wiring.id}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          aria-describedby={wiring.describedBy}
          value={String(value)}
          onChange={({ target }) => set(Number(target.value.replaceAll(/\D/g, '').slice(0, 6)))}
        />
        <button
          type="button"
          aria-label={moreLabel}
          disabled={value >= max}
          onClick={() => set(value + 1)}
        >
          <Icon of={Plus} />
        </button>
      </div>
    </Field>
  )
}
