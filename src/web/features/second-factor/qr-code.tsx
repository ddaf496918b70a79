import { encode } from 'uqr'
import '#web/styles/screens/second-factor.css'

/** White beside the dark squares, as cameras need it. */
const margin = 4

/** A text as a picture for a phone's camera; dark on white also on dark pages. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + margin} ${y + margin}h1v1h-1z`] : [])),
  )
  const side = size + 2 * margin
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} />
    </svg>
  )
}
