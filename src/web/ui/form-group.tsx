import { useId, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { StepNumber, type StepState } from './step-number.tsx'

interface FormGroupProps {
  number: number
  title: string
  state: StepState
  /** A closed group folds to one line. Its fields stay mounted, so their values stay. */
  open: boolean
  /** A summary of the values, shown while folded. */
  summary?: string | undefined
  /** 'Edit'. Together with `onOpen` it shows the button of the folded group. */
  openLabel?: string | undefined
  onOpen?: (() => void) | undefined
  id?: string | undefined
  /** Beside the title of an open group. */
  aside?: ReactNode
  children: ReactNode
}

/** One numbered group of a form, as a card. */
export function FormGroup({
  number,
  title,
  state,
  open,
  summary,
  openLabel,
  onOpen,
  id,
  aside,
  children,
}: FormGroupProps) {
  const made = useId()
  const base = id ?? made
  const headingId = `${base}-heading`
  const bodyId = `${base}-fields`
  return (
    <section
      className={cx('fgroup', state === 'later' && !open && 'fgroup--todo')}
      id={base}
      aria-labelledby={headingId}
    >
      <div className="fgroup__h">
        <StepNumber number={number} state={state} />
        <div className="flex-1 min-w-0 max-letters:basis-word">
          {/* Takes the focus when the group opens. */}
          <h2 id={headingId} tabIndex={onOpen && -1}>
            {title}
          </h2>
          {!open && summary && <p className="summary">{summary}</p>}
        </div>
        {open && aside}
        {!open && openLabel && (
          <Button
            kind="quiet"
            size="sm"
            onClick={onOpen}
            aria-describedby={headingId}
            aria-expanded={false}
            aria-controls={bodyId}
          >
            {openLabel}
          </Button>
        )}
      </div>
      <div className="fgroup__b" id={bodyId} hidden={!open}>
        {children}
      </div>
    </section>
  )
}
