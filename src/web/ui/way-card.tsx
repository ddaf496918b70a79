import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from './button-link.tsx'
import { Slip } from './slip.tsx'

interface WayCardProps {
  title: string
  text: string
  /** What the button says. */
  label: string
  to: string
}

/** A card that tells of another screen and leads there. */
export function WayCard({ title, text, label, to }: WayCardProps) {
  const headingId = useId()
  return (
    <Slip
      as="section"
      aria-labelledby={headingId}
      body={
        <div className="row row--wrap">
          <div className="grow min-w-56">
            <h2 id={headingId} className="text-title">
              {title}
            </h2>
            <p className="t2">{text}</p>
          </div>
          <ButtonLink kind="line" iconAfter={ChevronRight} render={<Link to={to} />}>
            {label}
          </ButtonLink>
        </div>
      }
    />
  )
}
