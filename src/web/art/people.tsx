import { palette } from './palette.ts'

export type Person = 'agent' | 'rider' | 'store' | 'boss' | 'clerk'

/** A bust in a 200 x 284 box, cut from flat paper. */
export function PersonBust({ who }: { who: Person }) {
  const Bust = busts[who]
  return <Bust />
}

interface FaceProps {
  skin: string
  shade: string
  bindi?: boolean
  glasses?: boolean
  /** How far the face stands below its usual place. */
  y?: number
}

function Face({ skin, shade, bindi, glasses, y = 0 }: FaceProps) {
  return (
    <g transform={y === 0 ? undefined : `translate(0 ${y})`}>
      <path d="M84 158h32v34q-16 14-32 0z" fill={shade} />
      <circle cx="59" cy="127" r="8" fill={shade} />
      <circle cx="141" cy="127" r="8" fill={shade} />
      <path d="M60 112q0-44 40-44t40 44v16q0 42-40 46q-40-4-40-46z" fill={skin} />
      <path
        d="M78 116q7-5 14-1M108 115q7-4 14 1"
        stroke={palette.ink}
        strokeWidth="3.6"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="85" cy="127" r="3.8" fill={palette.ink} />
      <circle cx="115" cy="127" r="3.8" fill={palette.ink} />
      <path
        d="M100 128q5 9-2 12"
        stroke={shade}
        strokeWidth="3.4"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M88 150q12 10 24 0"
        stroke={palette.white}
        strokeWidth="4.6"
        strokeLinecap="round"
        fill="none"
      />
      {bindi && <circle cx="100" cy="106" r="3.4" fill={palette.rani600} />}
      {glasses && (
        <g fill="none" stroke={palette.ink} strokeWidth="3.4">
          <rect x="72" y="117" width="25" height="20" rx="9" />
          <rect x="103" y="117" width="25" height="20" rx="9" />
          <path d="M97 125q3-3 6 0M72 124l-11-2M128 124l11-2" />
        </g>
      )}
    </g>
  )
}

function Shoulders({ coat, shirt }: { coat: string; shirt?: string }) {
  return (
    <>
      <path d="M14 284q2-66 52-80l34-10 34 10q50 14 52 80z" fill={coat} />
      {shirt && <path d="M80 196l20 34 20-34-8-6h-24z" fill={shirt} />}
    </>
  )
}

function Agent() {
  return (
    <>
      <path
        d="M44 130q-6-74 56-76 62 2 56 76l4 62q-10 18-30 14H70q-20 4-30-14z"
        fill={palette.ink}
      />
      <Shoulders coat={palette.rani600} />
      <path d="M76 198q24 34 48 0l-6-8H82z" fill={palette.skinB} />
      <Face skin={palette.skinC} shade={palette.skinB} bindi />
      <path d="M57 118q2-56 43-56 42 0 43 56-16-4-30-34-20 30-56 34z" fill={palette.ink} />
      <path d="M134 208l30 12q18 12 20 64h-30q-2-44-20-76z" fill={palette.marigold500} />
      <path
        d="M54 128c-4-96 96-96 92 0"
        fill="none"
        stroke={palette.peacock900}
        strokeWidth="8"
        strokeLinecap="round"
      />
      <rect x="44" y="114" width="20" height="34" rx="9" fill={palette.peacock900} />
      <rect x="136" y="114" width="20" height="34" rx="9" fill={palette.peacock900} />
      <path
        d="M52 146q2 20 32 22"
        fill="none"
        stroke={palette.peacock900}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <rect x="80" y="161" width="16" height="11" rx="5.5" fill={palette.peacock900} />
    </>
  )
}

function Rider() {
  return (
    <>
      <rect x="126" y="170" width="66" height="84" rx="8" fill={palette.marigold600} />
      <rect x="126" y="194" width="66" height="8" fill={palette.marigold200} />
      <Shoulders coat={palette.peacock700} />
      <path d="M82 194l18 14 18-14v-8H82z" fill={palette.skinD} />
      <Face skin={palette.skinB} shade={palette.skinA} y={2} />
      <path d="M52 118q-2-66 48-66t48 66v4q-48-12-96 0z" fill={palette.white} />
      <path d="M88 53q12-2 24 0v60q-12-1-24 0z" fill={palette.rani600} />
      <path d="M48 114q52-16 104 0l2 12q-54-16-108 0z" fill={palette.peacock900} />
      <path
        d="M58 124q0 44 26 54M142 124q0 44-26 54"
        stroke={palette.peacock900}
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M40 216l96 68h-30l-82-54z" fill={palette.peacock900} />
      <circle cx="150" cy="236" r="9" fill={palette.marigold500} />
    </>
  )
}

function Store() {
  return (
    <>
      <Shoulders coat={palette.white} />
      <path d="M82 194l18 18 18-18v-6H82z" fill={palette.skinA} />
      <path d="M62 206l14-4 6 30h36l6-30 14 4 2 78H58z" fill={palette.peacock700} />
      <rect x="78" y="252" width="44" height="32" rx="5" fill={palette.peacock900} />
      <Face skin={palette.skinB} shade={palette.skinA} />
      <path
        d="M61 132q-1 42 39 50 40-8 39-50-6 14-16 12-10-5-23-5t-23 5q-10 2-16-12z"
        fill={palette.ink}
      />
      <path
        d="M89 151q11 8 22 0"
        stroke={palette.white}
        strokeWidth="4.6"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M50 112q-6-62 50-66 56 4 50 66-20-20-50-22-30 2-50 22z" fill={palette.marigold500} />
      <path
        d="M50 112q12-46 66-64M50 102q6-34 38-52M150 112q-10-34-44-56"
        stroke={palette.marigold600}
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M84 94q16-24 32 0-16-8-32 0z" fill={palette.rani600} />
    </>
  )
}

function Boss() {
  return (
    <>
      <path d="M46 150q-14-96 54-98 68 2 54 98l-4 20H50z" fill={palette.ink} />
      <Shoulders coat={palette.peacock700} />
      <path d="M72 202l28 60 28-60-10-14H82z" fill={palette.marigold200} />
      <path
        d="M70 200l-14 8 30 58 14 18v-22zM130 200l14 8-30 58-14 18v-22z"
        fill={palette.peacock900}
      />
      <Face skin={palette.skinC} shade={palette.skinB} glasses />
      <path
        d="M58 122q-2-58 44-60 42 2 41 60-8-22-20-34-32 8-48 6-12 8-17 28z"
        fill={palette.ink}
      />
    </>
  )
}

function Clerk() {
  return (
    <>
      <Shoulders coat={palette.marigold500} shirt={palette.white} />
      <path d="M96 206h8l6 40-10 12-10-12z" fill={palette.rani700} />
      <Face skin={palette.skinA} shade={palette.skinD} />
      <path
        d="M58 116q-4-54 44-54 44 2 40 54-6-14-10-22-34 6-62-6-8 10-12 28z"
        fill={palette.ink}
      />
      <path d="M82 146q10-8 18-2 8-6 18 2-6 7-18 3-12 4-18-3z" fill={palette.ink} />
    </>
  )
}

const busts = { agent: Agent, rider: Rider, store: Store, boss: Boss, clerk: Clerk }
