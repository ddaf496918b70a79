import type { ReactNode } from 'react'

interface ActionBarProps {
  /** What is at stake (salary, total), on the left. */
  about?: ReactNode
  children: ReactNode
}

/** The bar at the bottom of a phone's screen with the screen's own act. Pass `actionBar` to the page's shell too. */
export function ActionBar({ about, children }: ActionBarProps) {
  return (
    <div className="actbar">
      {about !== undefined && <div className="actbar__about">{about}</div>}
      {children}
    </div>
  )
}
