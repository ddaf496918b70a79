import { CircleAlert, CircleCheck } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

/** What every field says around its control. */
export interface FieldTexts {
  label: string
  /** A word after the label in lighter type, '(optional)' for example. */
  note?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  /** Good news under the field ('Found Noida, Uttar Pradesh'); it is announced. */
  good?: string | undefined
  required?: boolean | undefined
}

/** The id of a form field's control, made from its name, so that an error summary can link to it. */
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

/** Ids that tie a control to its label, error and hint. */
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

interface FieldProps extends FieldTexts {
  /** For readers alone, where the control's own words say it already. */
  isLabelHidden?: boolean | undefined
  wiring: FieldWiring
  className?: string | undefined
  children: ReactNode
}

/** Label above, control, then error or good line, then hint. */
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

/** The label's words with star and note. */
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

/** Error, good and hint lines below a control. */
export function FieldLines({
  error,
  good,
  hint,
  wiring,
}: Pick<FieldTexts, 'error' | 'good' | 'hint'> & { wiring: FieldWiring }) {
  return (
    <>
      {error && (
        <p className="err" id={wiring.errorId}>
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
