import { useId } from 'react'
import { archPath } from './arch-path.ts'
import { palette } from './palette.ts'

const arch = archPath(200, 270, { inset: 9, spring: 124, lobes: 3, point: 12, top: 10 })

/** A closed arch with a board, for pages that the person may not open. */
export function ClosedArch({ board = '404' }: { board?: string | undefined }) {
  const clip = useId()
  return (
    <svg className="art-404" viewBox="0 0 360 320" aria-hidden="true" focusable="false">
      <g transform="translate(80 12)">
        <path
          d={arch}
          fill={palette.marigold400}
          stroke={palette.peacock700}
          strokeWidth="12"
          strokeLinejoin="round"
        />
        <clipPath id={clip}>
          <path d={arch} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <path d="M0 0h97v290H0zM103 0h97v290h-97z" fill={palette.peacock700} />
          <g fill={palette.peacock800}>
            <rect x="26" y="136" width="56" height="54" rx="5" />
            <rect x="26" y="202" width="56" height="54" rx="5" />
            <rect x="118" y="136" width="56" height="54" rx="5" />
            <rect x="118" y="202" width="56" height="54" rx="5" />
            <path d="M26 126q0-40 56-72v72zM174 126q0-40-56-72v72z" />
          </g>
          <path d="M97 0h6v290h-6z" fill={palette.marigold400} />
        </g>
        <path d={arch} fill="none" stroke={palette.white} strokeWidth="6" strokeLinejoin="round" />
        <rect x="-14" y="266" width="228" height="16" rx="5" fill={palette.peacock900} />
        <g transform="rotate(-6 100 158)">
          <path d="M60 138l40-52 40 52" fill="none" stroke={palette.ink} strokeWidth="3.4" />
          <rect x="38" y="134" width="124" height="66" rx="10" fill={palette.marigold500} />
          <rect
            x="44"
            y="140"
            width="112"
            height="54"
            rx="7"
            fill="none"
            stroke={palette.ink}
            strokeWidth="3"
          />
          <text
            x="100"
            y="182"
            textAnchor="middle"
            className="font-display font-head"
            fontSize="44"
            fill={palette.ink}
          >
            {board}
          </text>
        </g>
        <circle cx="100" cy="86" r="6" fill={palette.rani600} />
      </g>

      <Pot x={37} />
      <Pot x={323} />
    </svg>
  )
}

function Pot({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <circle cx="-13" cy="276" r="13" fill={palette.peacock500} />
      <circle cx="13" cy="276" r="13" fill={palette.peacock500} />
      <circle cx="0" cy="262" r="16" fill={palette.peacock500} />
      <circle cx="-5" cy="266" r="3.4" fill={palette.marigold500} />
      <circle cx="10" cy="274" r="3.4" fill={palette.marigold500} />
      <circle cx="-14" cy="278" r="3.4" fill={palette.marigold500} />
      <path d="M-24 282h48l-5 28h-38z" fill={palette.rani600} />
    </g>
  )
}
