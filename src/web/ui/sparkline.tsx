import { scaleLinear } from 'd3-scale'
import './sparkline.css'

const size = { width: 140, height: 28, edge: 4 }

/** How a number went, as a small line that ends in a dot. It is decorative: the number stands beside it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const last = values.at(-1)
  if (last === undefined || values.length < 2) return null
  const x = scaleLinear([0, values.length - 1], [size.edge, size.width - size.edge])
  const y = scaleLinear([0, Math.max(1, ...values)], [size.height - size.edge, size.edge])
  return (
    <svg
      className="spark"
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <polyline points={values.map((value, index) => `${x(index)},${y(value)}`).join(' ')} />
      <circle cx={x(values.length - 1)} cy={y(last)} r={3} />
    </svg>
  )
}
