import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from './link.ts'
import { ButtonLink } from './button-link.tsx'
import { Slip } from './slip.tsx'

interface WayCardProps {
  title: string
  text: string
  /** The button's label. */
  label: string
  to: string
}

/** A card that describes another screen and links to it. */
export function WayCard({ title, text, label, to }: WayCardProps) {
  const headingId = useId()
  return (
    <Slip
      as="section"
      aria-labelledby={headingId}
      body={
        <div className="flex items-center gap-3 flex-wrap">
          <div className="flex-1 min-w-56 max-letters:basis-word">
            <h2 id={headingId} className="text-title">
              {title}
            </h2>
            <p className="text-fg-2">{text}</p>
          </div>
          <ButtonLink kind="line" iconAfter={ChevronRight} render={<Link to={to} />}>
            {label}
          </ButtonLink>
        </div>
      }
    />
  )
}
