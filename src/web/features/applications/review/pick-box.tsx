import { Check, Minus } from 'lucide-react'
import { Icon } from '#web/ui/icon.tsx'
import './pick-box.css'

type PickBoxProps = {
  label: string
  isPicked: boolean
  /** Some of those it stands for are picked. */
  isMixed?: boolean
  onToggle: (isRange: boolean) => void
}

/** A checkbox without a visible text, for a row whose text stands beside it. */
export function PickBox({ label, isPicked, isMixed = false, onToggle }: PickBoxProps) {
  return (
    <label className="pickbox">
      <input
        type="checkbox"
        aria-label={label}
        checked={isPicked}
        ref={(input) => {
          if (input) input.indeterminate = isMixed
        }}
        onChange={({ nativeEvent }) =>
          onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      <span className="pickbox__box">
        <Icon of={isMixed ? Minus : Check} />
      </span>
    </label>
  )
}
