interface MarkProps {
  /** The slip's and the tick's colour classes: on white, or on a dark bar. */
  tone?: 'light' | 'dark' | undefined
  size?: number | undefined
}

/**
 * The logo: a slip with two notches and a tick. It contains no letter, so it suits any product
 * name.
 */
export function Mark({ tone = 'light', size = 36 }: MarkProps) {
  return (
    <svg
      className={`mark mark--${tone}`}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className="mark__slip"
        d="M11 3h26a8 8 0 0 1 8 8v7a6 6 0 0 0 0 12v7a8 8 0 0 1-8 8H11a8 8 0 0 1-8-8v-7a6 6 0 0 0 0-12v-7a8 8 0 0 1 8-8z"
      />
      <path
        className="mark__tick"
        d="M14 25.5l7.2 7.2L35 16"
        fill="none"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
