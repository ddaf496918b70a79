import { cx } from './cx.ts'

export type ButtonKind =
  | 'pri'
  | 'go'
  | 'sec'
  | 'quiet'
  | 'success'
  | 'wait'
  | 'danger'
  | 'danger-outline'
  | 'ghost'
  | 'ink'
  | 'line'

export interface ButtonLook {
  kind?: ButtonKind | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  /** The button fills the width of its container. */
  block?: boolean | undefined
}

/** The classes that make any element, such as a router's link, look like a button. */
export function buttonClass({ kind = 'pri', size = 'md', block }: ButtonLook = {}): string {
  return cx('btn', `btn--${kind}`, size !== 'md' && `btn--${size}`, block && 'btn--block')
}
