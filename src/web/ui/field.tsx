import { CircleAlert, CircleCheck } from 'lucide-react'
import { createContext, use, useId, type ReactNode } from 'react'
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

/** What a screen says about one field of a form. */
export interface FieldMark {
  /** Stands beside the label. */
  badge?: ReactNode
  /** What the field said before it was changed. */
  was?: string | undefined
}

/** Marks the fields below it by their names. */
export const FieldMarks = createContext<(name: string) => FieldMark | undefined>(() => undefined)

export interface FieldWiring {
  mark: FieldMark | undefined
  id: string
  describedBy: string | undefined
  errorId: string
  goodId: string
  hintId: string
  wasId: string
}

/** The ids that connect a control to its label, error and hint. */
export function useFieldWiring(
  texts: Pick<FieldTexts, 'error' | 'good' | 'hint'>,
  given: { id?: string | undefined; name?: string | undefined; extra?: string | undefined },
): FieldWiring {
  const made = useId()
  const mark = use(FieldMarks)(given.name ?? '')
  const id = given.id ?? (given.name ? fieldId(given.name) : made)
  const errorId = `${id}-error`
  const goodId = `${id}-good`
  const hintId = `${id}-hint`
  const wasId = `${id}-was`
  const describedBy = [
    given.extra,
    texts.error && errorId,
    texts.good && !texts.error && goodId,
    texts.hint && hintId,
    mark?.was !== undefined && wasId,
  ].filter(Boolean)
  return {
    mark,
    id,
    describedBy: describedBy.length > 0 ? describedBy.join(' ') : undefined,
    errorId,
    goodId,
    hintId,
    wasId,
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
    <div
      className={cx(
        'field',
        texts.error && 'is-bad',
        wiring.mark?.was !== undefined && 'is-changed',
        className,
      )}
    >
      <label htmlFor={wiring.id} className={cx(isLabelHidden && 'sr-only')}>
        <LabelText {...texts} mark={wiring.mark} />
      </label>
      {children}
      <FieldLines {...texts} wiring={wiring} />
    </div>
  )
}

/** The label with its star, note and mark. */
export function LabelText({
  label,
  note,
  required,
  mark,
}: FieldTexts & { mark?: FieldMark | undefined }) {
  return (
    <>
      {label}
      {required && (
        <span className="req" aria-hidden="true">
          {' *'}
        </span>
      )}
      {note && <span className="opt"> {note}</span>}
      {mark?.badge && <> {mark.badge}</>}
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
      {wiring.mark?.was !== undefined && (
        <p className="hint" id={wiring.wasId}>
          {wiring.mark.was}
        </p>
      )}
    </>
  )
}
