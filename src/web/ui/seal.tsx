import { scallopPath } from './scallop.ts'

const signs = {
  tick: 'M15.5 24.8l6 6 11.5-13',
  cross: 'M17 17l14 14M31 17l-14 14',
  question: 'M18.5 19.5a5.5 5.5 0 1 1 8 5c-1.8 1-2.5 2-2.5 3.7M24 33.6v.2',
} as const

interface SealShapeProps {
  fill?: string | undefined
  tick?: string | undefined
  /** The icon inside the seal. */
  sign?: keyof typeof signs | undefined
}

interface SealProps extends SealShapeProps {
  /** 20-24 beside 'Verified', 64-84 as the mark of a section */
  size?: number | undefined
}

export const sealBox = '0 0 48 48'
const edge = scallopPath(24, 24, 20)

/** The seal for things that a person verified. Use it only for what the team really checked. */
export function Seal({ size = 20, ...shape }: SealProps) {
  return (
    <svg width={size} height={size} viewBox={sealBox} aria-hidden="true" focusable="false">
      <SealShape {...shape} />
    </svg>
  )
}

export function SealShape({
  fill = 'var(--seal)',
  tick = 'var(--seal-tick)',
  sign = 'tick',
}: SealShapeProps) {
  return (
    <>
      <path d={edge} fill={fill} />
      <path
        d={signs[sign]}
        fill="none"
        stroke={tick}
        strokeWidth="4.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  )
}
