import { useId } from 'react'
import { scallopPath } from '#web/ui/scallop.ts'
import { archPath } from './arch-path.ts'
import { palette } from './palette.ts'
import { PersonBust } from './people.tsx'

const opening = archPath(200, 290, { inset: 9, spring: 128, lobes: 3, point: 12, top: 10 })

/** A clerk at the desk where every job slip gets its seal. */
export function VerifyDesk() {
  const clip = useId()
  return (
    <svg className="art-desk" viewBox="0 0 520 400" aria-hidden="true" focusable="false">
      <g transform="translate(140 12) scale(1.2)">
        <clipPath id={clip}>
          <path d={opening} />
        </clipPath>
        <path
          d={opening}
          fill={palette.marigold200}
          stroke={palette.white}
          strokeWidth="10"
          strokeLinejoin="round"
        />
        <g clipPath={`url(#${clip})`}>
          <g transform="translate(100 186) scale(.93) translate(-100 -176)">
            <PersonBust who="clerk" />
          </g>
        </g>
        <path d={opening} fill="none" stroke={palette.white} strokeWidth="6" />
      </g>
      <WaitingSlip x={36} y={218} rotation={-9} paper={palette.peacock200} />
      <WaitingSlip x={62} y={204} rotation={4} paper={palette.peacock50} />
      <WaitingSlip x={352} y={190} rotation={7} paper={palette.white} />
      <path d={scallopPath(470, 286, 44)} fill={palette.rani600} />
      <path
        d="M450 288l14 14 27-31"
        fill="none"
        stroke={palette.white}
        strokeWidth="10"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="0" y="342" width="520" height="20" rx="6" fill={palette.marigold500} />
      <rect x="14" y="362" width="492" height="40" fill={palette.peacock800} />
    </svg>
  )
}

function WaitingSlip(props: { x: number; y: number; rotation: number; paper: string }) {
  const { x, y, rotation, paper } = props
  return (
    <g transform={`translate(${x} ${y}) rotate(${rotation} 60 80)`}>
      <rect width="120" height="160" rx="10" fill={paper} />
      <rect x="14" y="16" width="30" height="30" rx="7" fill={palette.marigold500} />
      <rect x="54" y="20" width="50" height="9" rx="4.5" fill={palette.peacock900} />
      <rect x="54" y="36" width="34" height="7" rx="3.5" fill={palette.peacock500} />
      <path
        d="M14 62h92"
        stroke={palette.peacock500}
        strokeWidth="3"
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
      <rect x="14" y="78" width="88" height="8" rx="4" fill={palette.peacock500} opacity=".45" />
      <rect x="14" y="96" width="64" height="8" rx="4" fill={palette.peacock500} opacity=".45" />
      <rect x="14" y="114" width="76" height="8" rx="4" fill={palette.peacock500} opacity=".45" />
    </g>
  )
}
