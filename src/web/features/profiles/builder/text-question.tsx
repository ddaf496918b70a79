import type { ComponentPropsWithRef } from 'react'
import { FieldLines, useFieldWiring } from '#web/ui/field.tsx'
import { DictateButton } from './dictate-button.tsx'
import { questionId } from './question-id.ts'

interface TextQuestionProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange'> {
  name: string
  value: string
  error: string | undefined
  good?: string | undefined
  hint?: string | undefined
  /** The name of the microphone; without it there is none. */
  dictateLabel?: string | undefined
  onText: (text: string) => void
}

/** The answer of a question that is typed or said. */
export function TextQuestion(props: TextQuestionProps) {
  const { name, error, good, hint, dictateLabel, onText, ...input } = props
  const wiring = useFieldWiring({ error, good, hint }, { name })
  return (
    <div className={error === undefined ? 'field' : 'field is-bad'}>
      <div className="withmic">
        <input
          aria-labelledby={questionId}
          {...input}
          id={wiring.id}
          name={name}
          className="input"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={wiring.describedBy}
          onChange={({ target }) => onText(target.value)}
        />
        {dictateLabel !== undefined && <DictateButton label={dictateLabel} onText={onText} />}
      </div>
      <FieldLines {...{ error, good, hint, wiring }} />
    </div>
  )
}
