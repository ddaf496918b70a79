import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** A drawing from `#web/art`. */
  art?: ReactNode
  title: string
  /** One sentence that says what to do. */
  text?: string | undefined
  /** One button. */
  action?: ReactNode
  headingLevel?: 'h1' | 'h2' | 'h3' | undefined
}

export function EmptyState({
  art,
  title,
  text,
  action,
  headingLevel: Heading = 'h2',
}: EmptyStateProps) {
  return (
    <div className="empty">
      {art}
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
