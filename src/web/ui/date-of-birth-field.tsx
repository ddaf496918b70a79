import { CalendarDays } from 'lucide-react'
import { useRef, useState, type ChangeEvent, type ComponentType, type Ref } from 'react'
import type { CalendarPopupProps, CalendarTexts } from './calendar-popup.tsx'
import { spellDay, toIsoDay, toTypedDay } from './day.ts'
import { Field, useFieldWiring, type FieldTexts } from './field.tsx'
import { Icon } from './icon.tsx'

interface DateOfBirthFieldProps extends FieldTexts {
  name: string
  id?: string | undefined
  /** yyyy-MM-dd, or empty */
  value: string
  /** Called with yyyy-MM-dd, or with an empty text while the typed text is no valid day. */
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  /**
   * The selectable days, yyyy-MM-dd. The person may type other days, which the form's schema
   * rejects.
   */
  min: string
  max: string
  /** 'DD-MM-YYYY' */
  placeholder: string
  /** The accessible name of the button that opens the calendar. */
  openLabel: string
  calendar: CalendarTexts
  disabled?: boolean | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
  className?: string | undefined
}

/** A date of birth, typed (31-12-1999) or picked. */
export function DateOfBirthField({
  name,
  id,
  value,
  onChange,
  onBlur,
  min,
  max,
  placeholder,
  openLabel,
  calendar,
  disabled,
  inputRef,
  className,
  ...texts
}: DateOfBirthFieldProps) {
  const wiring = useFieldWiring(texts, { id, name })
  const [typed, setTyped] = useState(() => toTypedDay(value))
  const [isOpen, setOpen] = useState(false)
  const [Calendar, setCalendar] = useState<ComponentType<CalendarPopupProps>>()
  const [isOutOfReach, setOutOfReach] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  // A value set from outside, such as a loaded profile, replaces the typed text. An incomplete day
  // stays.
  const shown = value !== '' && toIsoDay(typed) !== value ? toTypedDay(value) : typed

  // The calendar is large and most people type, so it loads when it is first opened. If it fails to
  // load, its button disappears and typing remains.
  async function toggleCalendar() {
    try {
      const { CalendarPopup } = await import('./calendar-popup.tsx')
      setCalendar(() => CalendarPopup)
      setOpen((wasOpen) => !wasOpen)
    } catch {
      setOutOfReach(true)
    }
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const isErasing = shown.startsWith(event.target.value)
    const next = isErasing ? event.target.value : spellDay(event.target.value)
    setTyped(next)
    onChange(toIsoDay(next) ?? '')
  }

  return (
    <Field {...texts} className={className} wiring={wiring}>
      <div className="dob">
        <input
          ref={inputRef}
          id={wiring.id}
          name={name}
          className="input tabular-nums"
          inputMode="numeric"
          autoComplete="bday"
          placeholder={placeholder}
          value={shown}
          disabled={disabled}
          required={texts.required}
          aria-invalid={texts.error ? true : undefined}
          aria-describedby={wiring.describedBy}
          onChange={handleChange}
          onBlur={onBlur}
        />
        {!isOutOfReach && (
          <button
            ref={opener}
            type="button"
            className="btn btn--line"
            aria-label={openLabel}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            disabled={disabled}
            onClick={() => void toggleCalendar()}
          >
            <Icon of={CalendarDays} />
          </button>
        )}
      </div>
      {Calendar && (
        <Calendar
          open={isOpen}
          onClose={() => setOpen(false)}
          anchor={opener}
          texts={calendar}
          value={value}
          min={min}
          max={max}
          onPick={(day) => {
            setTyped(toTypedDay(day))
            onChange(day)
            setOpen(false)
          }}
        />
      )}
    </Field>
  )
}
