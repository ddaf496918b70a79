import type { ReactNode } from 'react'
import type { FormReason } from '#contract/reports/options.ts'
import { palette } from '#web/art/palette.ts'

const drawings: Readonly<Record<FormReason, ReactNode>> = {
  askedForMoney: (
    <>
      <path
        d="M8 66c0-12 8-18 18-18h14l16-6c5-2 8 4 4 8L42 62c-4 4-8 6-14 6H8z"
        fill={palette.skinC}
      />
      <rect x="2" y="46" width="12" height="26" rx="3" fill={palette.peacock700} />
      <g transform="rotate(-12 54 26)">
        <rect x="30" y="10" width="50" height="30" rx="4" fill={palette.marigold500} />
        <circle cx="55" cy="25" r="9.5" fill={palette.marigold100} />
        <path
          d="M51 20h8M51 24h8M52 20c5 0 5 8 0 8l5 5"
          stroke={palette.ink}
          strokeWidth="2.2"
          fill="none"
          strokeLinecap="round"
        />
      </g>
    </>
  ),
  fake: (
    <>
      <rect x="8" y="22" width="30" height="48" rx="3" fill={palette.peacock200} />
      <rect x="46" y="10" width="30" height="60" rx="3" fill={palette.peacock700} />
      <g fill={palette.peacock900}>
        <rect x="52" y="18" width="7" height="8" />
        <rect x="64" y="18" width="7" height="8" />
        <rect x="52" y="32" width="7" height="8" />
        <rect x="64" y="32" width="7" height="8" />
      </g>
      <g fill={palette.white}>
        <rect x="14" y="30" width="7" height="8" />
        <rect x="26" y="30" width="7" height="8" />
      </g>
      <rect x="56" y="52" width="10" height="18" fill={palette.marigold500} />
      <path
        d="M20 52l12 12M32 52L20 64"
        stroke={palette.rani600}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  ),
  wrongDetails: (
    <>
      <path
        d="M12 8h36a4 4 0 0 1 4 4v22a5 5 0 0 0 0 10v22a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V44a5 5 0 0 0 0-10V12a4 4 0 0 1 4-4z"
        fill={palette.white}
        stroke={palette.peacock700}
        strokeWidth="3"
      />
      <path
        d="M22 18h16M22 24h16M24 18c9 0 9 12 0 12l9 9"
        stroke={palette.peacock700}
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M16 54h28" stroke={palette.peacock200} strokeWidth="4" strokeLinecap="round" />
      <path
        d="M66 14v34M56 40l10 12 10-12"
        stroke={palette.rani600}
        strokeWidth="7"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  unreachable: (
    <>
      <rect x="24" y="6" width="36" height="64" rx="7" fill={palette.peacock900} />
      <rect x="29" y="13" width="26" height="46" rx="2" fill={palette.peacock100} />
      <circle cx="42" cy="64.5" r="2.6" fill={palette.peacock200} />
      <path
        d="M34 28l16 16M50 28L34 44"
        stroke={palette.rani600}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  ),
  badBehaviour: (
    <>
      <circle cx="32" cy="42" r="24" fill={palette.skinB} />
      <path d="M9 36q2-22 24-22 20 0 23 20-12-2-22-8-8 8-25 10z" fill={palette.ink} />
      <path
        d="M20 38l8 4M46 38l-8 4"
        stroke={palette.ink}
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <circle cx="25" cy="46" r="2.6" fill={palette.ink} />
      <circle cx="41" cy="46" r="2.6" fill={palette.ink} />
      <ellipse cx="33" cy="56" rx="7" ry="5" fill={palette.rani700} />
      <path
        d="M58 6h18a5 5 0 0 1 5 5v14a5 5 0 0 1-5 5h-6l-8 7 1-7h-5a5 5 0 0 1-5-5V11a5 5 0 0 1 5-5z"
        fill={palette.rani600}
      />
      <path d="M67 12v8M67 25v.5" stroke={palette.white} strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  alreadyFilled: (
    <>
      <rect x="18" y="40" width="48" height="10" rx="3" fill={palette.peacock700} />
      <rect x="22" y="8" width="40" height="34" rx="6" fill={palette.peacock500} />
      <path
        d="M28 50v20M56 50v20"
        stroke={palette.peacock900}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <g transform="rotate(-9 42 25)">
        <rect
          x="16"
          y="15"
          width="52"
          height="20"
          rx="4"
          fill={palette.white}
          stroke={palette.rani600}
          strokeWidth="3"
        />
        <path d="M28 25h28" stroke={palette.rani600} strokeWidth="6" strokeLinecap="round" />
      </g>
    </>
  ),
  other: (
    <>
      <rect x="14" y="12" width="56" height="44" rx="8" fill={palette.peacock100} />
      <path d="M30 54l-4 16 18-14z" fill={palette.peacock100} />
      <g fill={palette.peacock700}>
        <circle cx="30" cy="34" r="5" />
        <circle cx="42" cy="34" r="5" />
        <circle cx="54" cy="34" r="5" />
      </g>
    </>
  ),
}

/** What happened, drawn. The words beside it speak. */
export function ReportPicture({ reason }: { reason: FormReason }) {
  return (
    <svg className="pict" viewBox="0 0 84 76" aria-hidden="true" focusable="false">
      {drawings[reason]}
    </svg>
  )
}
