import { CircleAlert, CircleCheck } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

/** The texts around a field's control. */
export interface FieldTexts {
  label: string
  /** A note after the label in lighter type, such as '(optional)'. */
  note?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  /**
   * A success message under the field ('Found Noida, Uttar Pradesh'). Screen readers announce it.
   */
  good?: string | undefined
  required?: boolean | undefined
}

/** The id of a field's control, derived from its name, so that an error summary can link to it. */
export function fieldId(name: string): string {
  return `field-${name}`
}

export interface FieldWiring {
  id: string
  describedBy: string | undefined
  errorId: string
  goodId: string
  hintId: string
}

/** The ids that connect a control to its label, error and hint. */
export function useFieldWiring(
  texts: Pick<FieldTexts, 'error' | 'good' | 'hint'>,
  given: { id?: string | undefined; name?: string | undefined; extra?: string | undefined },
): FieldWiring {
  const made = useId()
  const id = given.id ?? (given.name ? fieldId(given.name) : made)
  const errorId = `${id}-error`
  const goodId = `${id}-good`
  const hintId = `${id}-hint`
  const describedBy = [
    given.extra,
    texts.error && errorId,
    texts.good && !texts.error && goodId,
    texts.hint && hintId,
  ].filter(Boolean)
  return {
    id,
    describedBy: describedBy.length > 0 ? describedBy.join(' ') : undefined,
    errorId,
    goodId,
    hintId,
  }
}

interface ControlProps extends FieldTexts {
  name?: string | undefined
  id?: string | undefined
  className?: string | undefined
  isLabelHidden?: boolean | undefined
}

/** Splits the props of a field component into those of its `Field` and those of its control. */
export function useFieldProps<Props extends ControlProps>({
  label,
  note,
  hint,
  error,
  good,
  required,
  isLabelHidden,
  className,
  id,
  ...control
}: Props) {
  const wiring = useFieldWiring({ error, good, hint }, { id, name: control.name })
  return {
    frame: { label, note, hint, error, good, required, isLabelHidden, className, wiring },
    control: {
      ...control,
      id: wiring.id,
      required,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': wiring.describedBy,
    },
  }
}

interface FieldProps extends FieldTexts {
  /** Hides the label visually, if the control's own text says the same. */
  isLabelHidden?: boolean | undefined
  wiring: FieldWiring
  className?: string | undefined
  children: ReactNode
}

/** A field: label, control, error or success message, hint. */
export function Field({ wiring, isLabelHidden, className, children, ...texts }: FieldProps) {
  return (
    <div className={cx('field', texts.error && 'is-bad', className)}>
      <label htmlFor={wiring.id} className={cx(isLabelHidden && 'sr-only')}>
        <LabelText {...texts} />
      </label>
      {children}
      <FieldLines {...texts} wiring={wiring} />
    </div>
  )
}

/** The label with its star and note. */
export function LabelText({ label, note, required }: FieldTexts) {
  return (
    <>
      {label}
      {required && (
        <span className="req" aria-hidden="true">
          {' *'}
        </span>
      )}
      {note && <span className="opt"> {note}</span>}
    </>
  )
}

/** The error, success and hint lines below a control. Screen readers announce the error. */
export function FieldLines({
  error,
  good,
  hint,
  wiring,
}: Pick<FieldTexts, 'error' | 'good' | 'hint'> & { wiring: FieldWiring }) {
  return (
    <>
      {error && (
        <p className="err" id={wiring.errorId} role="alert">
          <Icon of={CircleAlert} />
          <span>{error}</span>
        </p>
      )}
      {good && !error && (
        <output className="good" id={wiring.goodId}>
          <Icon of={CircleCheck} />
          <span>{good}</span>
        </output>
      )}
      {hint && (
        <p className="hint" id={wiring.hintId}>
          {hint}
        </p>
      )}
    </>
  )
}
