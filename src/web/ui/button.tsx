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
  /**
   * Set it (true or false) on any button that waits for an answer. The width then fits both labels.
   */
  loading?: boolean | undefined
  /** The label while loading, such as 'Saving…'. The default is the usual label. */
  loadingText?: string | undefined
  /** Shows a current state ('Shortlisted') as a disabled button in the state's colour. */
  state?: 'success' | 'danger' | 'wait' | undefined
  /** The keyboard shortcut, shown as a key cap. */
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
    // A busy button is not disabled: it keeps the focus, but a second tap must do nothing.
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
        state && state !== 'success' && `is-state-${state}`,
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

/** The content of a button. Use it inside a link with `buttonClass()`. */
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
