import type { ReactNode } from 'react'
import { palette } from './palette.ts'

interface SampleMarkShape {
  background: string
  ink: string
  draw: (ink: string) => ReactNode
}

/** Neutral placeholder logos, for companies without a logo and for empty places. */
const shapes: readonly SampleMarkShape[] = [
  {
    background: palette.rani600,
    ink: palette.white,
    draw: (ink) => (
      <>
        <path
          d="M14 16c0 10 4 16 10 16s10-6 10-16"
          stroke={ink}
          strokeWidth="5"
          fill="none"
          strokeLinecap="round"
        />
        <circle cx="24" cy="15" r="4" fill={ink} />
      </>
    ),
  },
  {
    background: palette.peacock700,
    ink: palette.marigold400,
    draw: (ink) => (
      <>
        <path
          d="M12 30h24M16 30v-8a8 8 0 0 1 16 0v8"
          stroke={ink}
          strokeWidth="4.4"
          fill="none"
          strokeLinecap="round"
        />
      </>
    ),
  },
  {
    background: '#243b8f',
    ink: palette.white,
    draw: (ink) => (
      <>
        <path
          d="M12 32L24 14l12 18"
          stroke={ink}
          strokeWidth="5"
          fill="none"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <circle cx="24" cy="31" r="3" fill={ink} />
      </>
    ),
  },
  {
    background: palette.marigold500,
    ink: palette.ink,
    draw: (ink) => (
      <>
        <circle cx="18" cy="24" r="7" fill="none" stroke={ink} strokeWidth="4.4" />
        <circle cx="30" cy="24" r="7" fill="none" stroke={ink} strokeWidth="4.4" />
      </>
    ),
  },
  {
    background: '#2c6e3f',
    ink: palette.white,
    draw: (ink) => (
      <>
        <path
          d="M24 36V20M24 22q-10 0-10-9 10 0 10 9zM24 28q10 0 10-9-10 0-10 9z"
          fill={ink}
          stroke={ink}
          strokeWidth="2.6"
        />
      </>
    ),
  },
  {
    background: '#7a3b12',
    ink: palette.marigold200,
    draw: (ink) => (
      <>
        <path d="M14 14h20v20H14z" fill="none" stroke={ink} strokeWidth="4.4" />
        <path d="M14 24h20M24 14v20" stroke={ink} strokeWidth="3" />
      </>
    ),
  },
  {
    background: palette.peacock900,
    ink: palette.rani200,
    draw: (ink) => (
      <>
        <path
          d="M12 28q6-14 12 0t12 0"
          stroke={ink}
          strokeWidth="4.8"
          fill="none"
          strokeLinecap="round"
        />
        <path
          d="M12 19q6-12 12 0t12 0"
          stroke={ink}
          strokeWidth="4.8"
          fill="none"
          strokeLinecap="round"
        />
      </>
    ),
  },
  {
    background: '#c2410c',
    ink: palette.white,
    draw: (ink) => (
      <>
        <path d="M13 17h16l6 7-6 7H13l5-7z" fill={ink} />
      </>
    ),
  },
  {
    background: '#30475e',
    ink: palette.marigold400,
    draw: (ink) => (
      <>
        <path
          d="M16 34V14M16 24l14-10M16 24l14 10"
          stroke={ink}
          strokeWidth="5"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </>
    ),
  },
  {
    background: '#5b2a86',
    ink: palette.white,
    draw: (ink) => (
      <>
        <path d="M24 12l4 8 8 1-6 6 2 9-8-4-8 4 2-9-6-6 8-1z" fill={ink} />
      </>
    ),
  },
  {
    background: '#00695c',
    ink: palette.white,
    draw: (ink) => (
      <>
        <path d="M14 33c0-14 6-19 20-19 0 14-6 19-20 19z" fill={ink} />
      </>
    ),
  },
  {
    background: '#8c1d18',
    ink: palette.marigold200,
    draw: (ink) => (
      <>
        <circle cx="24" cy="24" r="11" fill="none" stroke={ink} strokeWidth="4.4" />
        <path d="M24 17v7l5 3" stroke={ink} strokeWidth="4" fill="none" strokeLinecap="round" />
      </>
    ),
  },
]

interface SampleMarkProps {
  index: number
  /** 'Company logo 3'; without it the mark is decoration. */
  alt?: string | undefined
}

export function SampleMark({ index, alt }: SampleMarkProps) {
  const shape = shapes[index % shapes.length]
  return (
    <svg
      className="logo"
      viewBox="0 0 48 48"
      focusable="false"
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <rect width="48" height="48" rx="10" fill={shape?.background} />
      {shape?.draw(shape.ink)}
    </svg>
  )
}
