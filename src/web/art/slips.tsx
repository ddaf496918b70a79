import { useId, type ReactNode } from 'react'
import { palette } from './palette.ts'
import { PersonBust, type Person } from './people.tsx'

interface PaperSlipProps {
  x: number
  y: number
  rotation: number
  who: Person
  background: string
  paper?: string
}

const width = 250
const height = 252
const notch = height - 62

function PaperSlip({ x, y, rotation, who, background, paper = palette.white }: PaperSlipProps) {
  const clip = useId()
  return (
    <g transform={`rotate(${rotation} ${x + width / 2} ${y + height / 2}) translate(${x} ${y})`}>
      <path
        d={`M12 0h${width - 24}a12 12 0 0 1 12 12v${notch - 22}a10 10 0 0 0 0 20v${height - notch - 22}a12 12 0 0 1-12 12h-${width - 24}a12 12 0 0 1-12-12v-${height - notch - 22}a10 10 0 0 0 0-20v-${notch - 22}a12 12 0 0 1 12-12z`}
        fill={paper}
      />
      <path
        d={`M18 ${notch}h${width - 36}`}
        stroke={palette.peacock200}
        strokeWidth="3"
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
      <clipPath id={clip}>
        <rect x="18" y="18" width="64" height="64" rx="12" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect x="18" y="18" width="64" height="64" fill={background} />
        <g transform="translate(50 53) scale(.28) translate(-100 -132)">
          <PersonBust who={who} />
        </g>
      </g>
      <rect x="96" y="26" width="105" height="13" rx="6.5" fill={palette.peacock900} />
      <rect x="96" y="50" width="75" height="9" rx="4.5" fill={palette.peacock200} />
      <rect x="96" y="66" width="55" height="9" rx="4.5" fill={palette.peacock200} />
      {[137.5, 100, 120].map((line, index) => (
        <Fact key={line} y={104 + index * 24}>
          <rect x="26" y="1" width={line} height="9" rx="4.5" fill={palette.peacock100} />
        </Fact>
      ))}
    </g>
  )
}

function Fact({ y, children }: { y: number; children: ReactNode }) {
  return (
    <g transform={`translate(18 ${y})`}>
      <path
        d="M2 6l4 4 8-9"
        stroke={palette.peacock500}
        strokeWidth="3.4"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {children}
    </g>
  )
}

/** More are drawn closer, so that they stay inside of the stamp. */
const lettersOfStamp = 11

/** Applicants' slips under the stamp: what an employer gets. */
export function Slips({ stamp }: { stamp: string }) {
  return (
    <svg className="art-slips" viewBox="0 0 520 420" aria-hidden="true" focusable="false">
      <circle cx="266" cy="214" r="186" fill={palette.peacock800} />
      <PaperSlip
        x={40}
        y={96}
        rotation={-13}
        who="rider"
        background={palette.marigold200}
        paper="#cfe4e2"
      />
      <PaperSlip
        x={226}
        y={112}
        rotation={11}
        who="store"
        background={palette.rani200}
        paper="#e4f1ef"
      />
      <PaperSlip x={134} y={78} rotation={-1} who="agent" background={palette.marigold400} />
      <g transform="rotate(-10 330 300)">
        <rect
          x="244"
          y="276"
          width="176"
          height="50"
          rx="8"
          fill="none"
          stroke={palette.rani600}
          strokeWidth="5"
        />
        <text
          className="font-display font-head"
          x="332"
          y="310"
          textAnchor="middle"
          fontSize="27"
          fill={palette.rani600}
          letterSpacing="1"
          {...(stamp.length > lettersOfStamp && {
            textLength: 152,
            lengthAdjust: 'spacingAndGlyphs',
          })}
        >
          {stamp}
        </text>
      </g>
      <g transform="translate(392 12) rotate(16 50 90)">
        <path
          d="M50 0c22 0 34 16 34 34 0 24-16 30-18 58h-32C32 64 16 58 16 34 16 16 28 0 50 0z"
          fill={palette.marigold600}
        />
        <ellipse cx="40" cy="26" rx="9" ry="13" fill={palette.marigold400} />
        <rect x="4" y="92" width="92" height="26" rx="8" fill={palette.marigold500} />
        <rect x="0" y="116" width="100" height="18" rx="4" fill={palette.rani600} />
      </g>
    </svg>
  )
}
