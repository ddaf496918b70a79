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

export function PaperSlip({
  x,
  y,
  rotation,
  who,
  background,
  paper = palette.white,
}: PaperSlipProps) {
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
