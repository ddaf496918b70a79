import { palette } from './palette.ts'
import { PaperSlip } from './paper-slip.tsx'

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
