interface SwitchProps {
  /** The accessible name, where no visible text beside it is the label. */
  label: string
  isOn: boolean
  disabled?: boolean
  /** The id of a text that says why it is off, or cannot be changed. */
  describedBy?: string | undefined
  onChange: (isOn: boolean) => void
}

/** Turns something on or off at once. */
export function Switch({ label, isOn, disabled = false, describedBy, onChange }: SwitchProps) {
  return (
    <span className="switch">
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-checked={isOn}
        aria-describedby={describedBy}
        checked={isOn}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <i aria-hidden="true" />
    </span>
  )
}
