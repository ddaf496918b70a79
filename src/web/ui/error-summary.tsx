import { useId, type MouseEvent } from 'react'
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
}

const focusable = 'input:not([disabled]), select, textarea, button'

/** All errors of a form, each a link to its field. The fields announce them, and the first has the focus. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const titleId = useId()
  if (errors.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <Notice tone="error">
        <p id={titleId} className="font-semi">
          {title}
        </p>
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
    </section>
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
