import { useId } from 'react'
import { archPath } from './arch-path.ts'
import { palette } from './palette.ts'
import { PersonBust, type Person } from './people.tsx'

interface ArchProps {
  who: Person
  /** The colour of the opening. */
  background: string
  frame?: string | undefined
  sill?: string | undefined
}

const opening = archPath(200, 290, { inset: 9, spring: 128, lobes: 3, point: 12, top: 10 })

/** A person standing in a jharokha arch. */
export function Arch({
  who,
  background,
  frame = palette.white,
  sill = palette.peacock900,
}: ArchProps) {
  const clip = useId()
  return (
    <svg className="arch" viewBox="-10 0 220 300" aria-hidden="true" focusable="false">
      <clipPath id={clip}>
        <path d={opening} />
      </clipPath>
      <path d={opening} fill={background} stroke={frame} strokeWidth="10" strokeLinejoin="round" />
      <g clipPath={`url(#${clip})`}>
        <g transform="translate(100 190) scale(.93) translate(-100 -176)">
          <PersonBust who={who} />
        </g>
      </g>
      <path d={opening} fill="none" stroke={frame} strokeWidth="6" strokeLinejoin="round" />
      <rect x="-8" y="286" width="216" height="14" rx="4" fill={sill} />
    </svg>
  )
}

/** A person in a square, for pictures of choice. */
export function Bust({
  who,
  background = palette.peacock100,
}: {
  who: Person
  background?: string | undefined
}) {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      <rect width="200" height="200" fill={background} />
      <g transform="translate(100 112) scale(.86) translate(-100 -132)">
        <PersonBust who={who} />
      </g>
    </svg>
  )
}
