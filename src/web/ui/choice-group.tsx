import { Check } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { cx } from './cx.ts'
import { FieldLines, LabelText, useFieldWiring, type FieldTexts } from './field.tsx'
import { Icon } from './icon.tsx'

export interface ChoiceOption {
  value: string
  label: string
  disabled?: boolean | undefined
  /** The language of the label, where it is not the page's. */
  lang?: string | undefined
}

export interface ChoiceGroupProps
  extends FieldTexts, Pick<ComponentPropsWithRef<'input'>, 'onChange' | 'onBlur' | 'ref'> {
  type: 'checkbox' | 'radio'
  name: string
  options: readonly ChoiceOption[]
  /** The chosen values, if the screen controls them. Omit it with react-hook-form's `register`. */
  selected?: readonly string[] | undefined
  disabled?: boolean | undefined
  /**
   * The number of columns from 600 px on. 2 applies to phones too. `auto` fills with columns of
   * 200 px.
   */
  columns?: 2 | 3 | 4 | 'auto' | undefined
  /** Two columns on phones, for short labels. */
  isPaired?: boolean | undefined
  id?: string | undefined
  className?: string | undefined
}

/** A group of checkboxes or radio buttons under one legend. */
export function ChoiceGroup({
  type,
  name,
  options,
  selected,
  disabled,
  columns,
  isPaired,
  label,
  note,
  hint,
  error,
  good,
  required,
  id,
  className,
  onChange,
  onBlur,
  ref,
}: ChoiceGroupProps) {
  const wiring = useFieldWiring({ error, good, hint }, { id, name })
  return (
    <fieldset
      className={cx(
        'fs',
        error && 'is-bad',
        wiring.mark?.was !== undefined && 'is-changed',
        className,
      )}
      id={wiring.id}
      aria-describedby={wiring.describedBy}
      disabled={disabled}
    >
      <legend className="label">
        <LabelText {...{ label, note, required }} mark={wiring.mark} />
      </legend>
      <div
        className={cx('choices', columns && `choices--${columns}`, isPaired && 'choices--paired')}
      >
        {options.map((option) => (
          <label className="choice" key={option.value}>
            <input
              type={type}
              name={name}
              value={option.value}
              ref={ref}
              disabled={option.disabled}
              required={type === 'radio' ? required : undefined}
              aria-invalid={error && type === 'checkbox' ? true : undefined}
              // The form would take null for a group that is left without a choice.
              onBlur={type === 'radio' ? undefined : onBlur}
              onChange={onChange}
              {...(selected && { checked: selected.includes(option.value) })}
            />
            <span className="box">
              <Icon of={Check} />
            </span>
            <span lang={option.lang}>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldLines {...{ error, good, hint, wiring }} />
    </fieldset>
  )
}
