import { scallopPath } from './scallop.ts'

interface SealProps {
  /** 20-24 beside 'Verified', 64-84 as the mark of a section */
  size?: number | undefined
  fill?: string | undefined
  tick?: string | undefined
  /** The icon inside the seal. */
  sign?: 'tick' | 'cross' | undefined
}

/** The seal for things that a person verified. Use it only for what the team really checked. */
export function Seal({
  size = 20,
  fill = 'var(--seal)',
  tick = 'var(--seal-tick)',
  sign = 'tick',
}: SealProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path d={scallopPath(24, 24, 20)} fill={fill} />
      <path
        d={sign === 'tick' ? 'M15.5 24.8l6 6 11.5-13' : 'M17 17l14 14M31 17l-14 14'}
        fill="none"
        stroke={tick}
        strokeWidth="4.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
