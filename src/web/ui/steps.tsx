import { StepNumber, type StepState } from './step-number.tsx'

export interface Step {
  label: string
  state: StepState
  /** The link to the step's part of the form, in side steps. */
  href?: string | undefined
}

interface StepsProps {
  /** The accessible name of the list. */
  label: string
  steps: readonly Step[]
}

/** Three or four steps in a row with dotted joins. */
export function Stepper({ label, steps }: StepsProps) {
  return (
    <ol className="stepper" aria-label={label}>
      {steps.map((step, index) => (
        <li key={step.label} aria-current={step.state === 'now' ? 'step' : undefined}>
          <StepNumber number={index + 1} state={step.state} />
          <span>{step.label}</span>
        </li>
      ))}
    </ol>
  )
}

/** The list of a long form's groups, beside the form on a desktop. */
export function SideSteps({ label, steps }: StepsProps) {
  return (
    <nav aria-label={label}>
      <ol className="side-steps">
        {steps.map((step, index) => (
          <li key={step.label} aria-current={step.state === 'now' ? 'step' : undefined}>
            <StepNumber number={index + 1} state={step.state} />
            {step.href ? <a href={step.href}>{step.label}</a> : <span>{step.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface StepBarProps {
  /** 'Step 3 of 4: Work' */
  text: string
  total: number
  /** Counted from 1. */
  current: number
}

/** A segmented progress bar with a label, above a form on a phone. */
export function StepBar({ text, total, current }: StepBarProps) {
  return (
    <div>
      <p className="text-small font-semi mb-2">{text}</p>
      <div className="progress" aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <i
            key={index}
            className={index + 1 < current ? 'on' : index + 1 === current ? 'now' : undefined}
          />
        ))}
      </div>
    </div>
  )
}
