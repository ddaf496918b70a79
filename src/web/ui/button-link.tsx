import type { ReactElement } from 'react'
import { cloneElement } from 'react'
import { ButtonContent, type ButtonProps } from './button.tsx'
import { buttonClass } from './button-class.ts'
import { cx } from './cx.ts'

interface ButtonLinkProps extends Pick<
  ButtonProps,
  'kind' | 'size' | 'block' | 'icon' | 'iconAfter' | 'shortcut' | 'className' | 'children'
> {
  /** The link itself, without children: `<Link to="/jobs" />` or `<a href="..." />`. */
  render: ReactElement<{ className?: string | undefined; children?: React.ReactNode }>
}

/** A link that looks like a button. */
export function ButtonLink({
  kind,
  size,
  block,
  icon,
  iconAfter,
  shortcut,
  className,
  children,
  render,
}: ButtonLinkProps) {
  return cloneElement(
    render,
    { className: cx(buttonClass({ kind, size, block }), render.props.className, className) },
    <ButtonContent icon={icon} iconAfter={iconAfter} shortcut={shortcut}>
      {children}
    </ButtonContent>,
  )
}
