import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './button-class.ts'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { Kbd } from './kbd.tsx'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  icon?: LucideIcon | undefined
  iconAfter?: LucideIcon | undefined
  /** Give it (true or false) to any button that waits for an answer; its width is held for both labels. */
  loading?: boolean | undefined
  /** The label while loading, 'Saving…' for example; the usual one when left out. */
  loadingText?: string | undefined
  /** Says what already is ('Shortlisted'): disabled, in the state's own colour. */
  state?: 'ok' | 'no' | 'wait' | undefined
  /** The key that does the same, drawn as a cap. */
  shortcut?: string | undefined
}

export function Button({
  kind,
  size,
  block,
  icon,
  iconAfter,
  loading,
  loadingText,
  state,
  shortcut,
  className,
  disabled,
  onClick,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Busy is not disabled: the button keeps its focus, but a second tap must do nothing.
    if (loading) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    onClick?.(event)
  }

  const label = (
    <ButtonContent icon={icon} iconAfter={iconAfter} shortcut={shortcut}>
      {children}
    </ButtonContent>
  )
  return (
    <button
      {...rest}
      type={type}
      className={cx(
        buttonClass({ kind, size, block }),
        state && 'is-state',
        state && state !== 'ok' && `is-state-${state}`,
        className,
      )}
      disabled={disabled === true || state !== undefined}
      aria-busy={loading ? true : undefined}
      onClick={handleClick}
    >
      {loading === undefined ? (
        label
      ) : (
        <span className="btn__stack">
          <span className={cx(loading && 'btn__off')}>{label}</span>
          <span className={cx(!loading && 'btn__off')}>
            <Spinner />
            {loadingText ?? children}
          </span>
        </span>
      )}
    </button>
  )
}

interface ButtonContentProps {
  icon?: LucideIcon | undefined
  iconAfter?: LucideIcon | undefined
  shortcut?: string | undefined
  children?: ReactNode
}

/** What stands inside a button; use it inside a link that wears `buttonClass()`. */
export function ButtonContent({ icon, iconAfter, shortcut, children }: ButtonContentProps) {
  return (
    <>
      {icon && <Icon of={icon} />}
      {children}
      {iconAfter && <Icon of={iconAfter} />}
      {shortcut && <Kbd>{shortcut}</Kbd>}
    </>
  )
}
