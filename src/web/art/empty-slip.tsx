import { scallopPath } from '#web/ui/scallop.ts'
import { palette } from './palette.ts'

/**
 * A blank slip for empty states: `plus` where the person can create one, `clock` where one is
 * pending.
 */
export function EmptySlip({ sign = 'plus' }: { sign?: 'plus' | 'clock' | undefined }) {
  return (
    <svg className="art-empty" viewBox="0 0 260 170" aria-hidden="true" focusable="false">
      <g transform="rotate(-7 120 90)">
        <path
          d="M70 26h108a10 10 0 0 1 10 10v108a10 10 0 0 1-10 10H70a10 10 0 0 1-10-10V36a10 10 0 0 1 10-10z"
          fill={palette.peacock200}
        />
      </g>
      <path
        d="M82 16h108a10 10 0 0 1 10 10v64a8 8 0 0 0 0 16v30a10 10 0 0 1-10 10H82a10 10 0 0 1-10-10v-30a8 8 0 0 0 0-16V26a10 10 0 0 1 10-10z"
        fill={palette.white}
        stroke={palette.peacock700}
        strokeWidth="4"
      />
      <path
        d="M90 98h92"
        stroke={palette.peacock200}
        strokeWidth="4"
        strokeDasharray="1 10"
        strokeLinecap="round"
      />
      <rect x="92" y="116" width="52" height="10" rx="5" fill={palette.peacock100} />
      <rect x="154" y="114" width="28" height="14" rx="7" fill={palette.marigold200} />
      <path d={scallopPath(136, 58, 24)} fill={palette.marigold500} />
      <path
        d={sign === 'plus' ? 'M136 47v22M125 58h22' : 'M136 46v13l8 6'}
        fill="none"
        stroke={palette.peacock900}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
