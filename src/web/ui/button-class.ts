import { cx } from './cx.ts'

export type ButtonKind =
  | 'pri'
  | 'go'
  | 'sec'
  | 'quiet'
  | 'ok'
  | 'no'
  | 'wait'
  | 'danger'
  | 'ghost'
  | 'ink'
  | 'line'

export interface ButtonLook {
  kind?: ButtonKind | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  /** As wide as its container. */
  block?: boolean | undefined
}

/** The classes that make any element (a router's link, say) look like a button. */
export function buttonClass({ kind = 'pri', size = 'md', block }: ButtonLook = {}): string {
  return cx('btn', `btn--${kind}`, size !== 'md' && `btn--${size}`, block && 'btn--block')
}
