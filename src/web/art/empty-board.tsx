import { palette } from './palette.ts'

/** A notice-board with one question left on it: nothing was found. */
export function EmptyBoard() {
  return (
    <svg className="art-empty" viewBox="0 0 260 190" aria-hidden="true" focusable="false">
      <rect x="14" y="12" width="232" height="148" rx="14" fill={palette.peacock700} />
      <rect x="26" y="24" width="208" height="124" rx="8" fill={palette.peacock900} />
      <g
        fill="none"
        stroke={palette.peacock500}
        strokeWidth="3"
        strokeDasharray="3 8"
        strokeLinecap="round"
      >
        <rect x="42" y="42" width="52" height="66" rx="8" />
        <rect x="166" y="42" width="52" height="66" rx="8" />
      </g>
      <g transform="rotate(-4 130 84)">
        <path
          d="M106 46h48a8 8 0 0 1 8 8v34a6 6 0 0 0 0 12v20a8 8 0 0 1-8 8h-48a8 8 0 0 1-8-8v-20a6 6 0 0 0 0-12V54a8 8 0 0 1 8-8z"
          fill={palette.white}
        />
        <path
          d="M106 94h48"
          stroke={palette.peacock200}
          strokeWidth="3"
          strokeDasharray="1 7"
          strokeLinecap="round"
        />
        <path
          d="M119 66q0-9 11-9t11 9q0 6-7 9-4 2-4 6"
          fill="none"
          stroke={palette.peacock700}
          strokeWidth="5"
          strokeLinecap="round"
        />
        <circle cx="130" cy="87" r="3" fill={palette.peacock700} />
        <rect x="112" y="106" width="36" height="8" rx="4" fill={palette.peacock100} />
      </g>
      <circle cx="130" cy="44" r="7" fill={palette.rani600} />
      <circle cx="68" cy="42" r="5" fill={palette.marigold500} />
      <circle cx="192" cy="42" r="5" fill={palette.marigold500} />
      <path d="M30 160h14v22h-14zM216 160h14v22h-14z" fill={palette.peacock900} />
    </svg>
  )
}
