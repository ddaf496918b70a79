import {
  ArrowRight,
  Briefcase,
  CalendarOff,
  Clock,
  GraduationCap,
  MapPin,
  Sun,
  Users,
  VenusAndMars,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { cx } from './cx.ts'
import { sealBox, SealShape } from './seal.tsx'

/** The icons that every card of a list repeats. */
const glyphs = {
  place: MapPin,
  education: GraduationCap,
  experience: Briefcase,
  gender: VenusAndMars,
  time: Clock,
  shift: Sun,
  weekOff: CalendarOff,
  openings: Users,
  details: ArrowRight,
} as const satisfies Record<string, LucideIcon>
export type CardGlyph = keyof typeof glyphs

const sealId = 'icon-seal'
const idOf = (glyph: string): string => `icon-${glyph}`

/** Draws each of them once; the cards refer to it. In full they were half of a list page. */
export function CardIconSprite() {
  return (
    <svg className="hidden" aria-hidden="true" focusable="false">
      {Object.entries(glyphs).map(([name, Shape]) => (
        <symbol key={name} id={idOf(name)} viewBox="0 0 24 24">
          <Shape />
        </symbol>
      ))}
      <symbol id={sealId} viewBox={sealBox}>
        <SealShape />
      </symbol>
    </svg>
  )
}

interface CardIconProps {
  of: CardGlyph
  size?: 's' | 'm'
}

/** As `Icon`. */
export function CardIcon({ of: glyph, size = 'm' }: CardIconProps) {
  return (
    <svg className={cx('ic', size === 's' && 'ic-s')} aria-hidden="true" focusable="false">
      <use href={`#${idOf(glyph)}`} />
    </svg>
  )
}

/** As `Seal`, beside 'Verified'. */
export function CardSeal({ size }: { size: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`#${sealId}`} />
    </svg>
  )
}
