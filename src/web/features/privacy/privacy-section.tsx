import { useId } from 'react'
import type { ReactNode } from 'react'
import { Slip } from '#web/ui/slip.tsx'

interface PrivacySectionProps {
  title: string
  hint?: string | undefined
  children?: ReactNode
}

/** One section of the privacy screen. */
export function PrivacySection({ title, hint, children }: PrivacySectionProps) {
  const headingId = useId()
  return (
    <Slip
      as="section"
      aria-labelledby={headingId}
      body={
        <div className="stack">
          <div>
            <h2 id={headingId} className="text-title">
              {title}
            </h2>
            {hint !== undefined && <p className="text-fg-2">{hint}</p>}
          </div>
          {children}
        </div>
      }
    />
  )
}
