import type { ReactNode } from 'react'

interface ActionBarProps {
  /** The salary or the total, on the left. */
  about?: ReactNode
  children: ReactNode
}

/**
 * A bar at the bottom of a phone's screen with the screen's own action. Pass `actionBar` to the
 * page shell too.
 */
export function ActionBar({ about, children }: ActionBarProps) {
  return (
    <div className="actbar" data-bottom-bar>
      {about !== undefined && <div>{about}</div>}
      {children}
    </div>
  )
}
