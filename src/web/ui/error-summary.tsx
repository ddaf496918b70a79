import { useEffect, useRef, type MouseEvent } from 'react'
import { Notice } from './notice.tsx'

export interface FieldError {
  /** The control's id. The default is `fieldId(name)`. */
  fieldId: string
  message: string
}

interface ErrorSummaryProps {
  /** 'Please fix 3 answers' */
  title: string
  errors: readonly FieldError[]
  /** False if the form focuses its first invalid field instead. */
  takesFocus?: boolean | undefined
}

const focusable = 'input:not([disabled]), select, textarea, button'

/** All errors of a form, each a link to its field. */
export function ErrorSummary({ title, errors, takesFocus = true }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const isShown = errors.length > 0

  useEffect(() => {
    if (isShown && takesFocus) box.current?.focus()
  }, [isShown, takesFocus])

  if (!isShown) return null

  return (
    <div ref={box} tabIndex={-1} role="alert" className="errsum">
      <Notice tone="error">
        <p className="font-semi">{title}</p>
        <ul className="errlist">
          {errors.map((error) => (
            <li key={error.fieldId}>
              <a href={`#${error.fieldId}`} onClick={(event) => goToField(event, error.fieldId)}>
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

function goToField(event: MouseEvent<HTMLAnchorElement>, id: string) {
  const target = document.getElementById(id)
  if (!target) return
  event.preventDefault()
  const control = target.matches(focusable) ? target : target.querySelector<HTMLElement>(focusable)
  target.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
