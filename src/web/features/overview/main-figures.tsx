import { overviewFigures, totalOf } from '#contract/overview/figures.ts'
import type { Overview } from '#contract/overview/schemas.ts'
import type { Translate } from '#web/lib/i18n/translation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Figures } from '#web/ui/figures.tsx'
import { Sparkline } from '#web/ui/sparkline.tsx'

/** What happened in the days, each with how it went. */
export function MainFigures({ days, before }: Pick<Overview, 'days' | 'before'>) {
  const { t } = useTranslation()
  const figures = overviewFigures.map((figure) => {
    const total = totalOf(days, figure)
    return {
      label: t(`overview.figure.${figure}`),
      value: figure === 'paid' ? t.money(total) : t.number(total),
      sub: trendOf(total, before[figure], t),
      chart: <Sparkline values={days.map(({ counts }) => counts[figure])} />,
    }
  })
  return <Figures figures={figures} />
}

/** How a figure went, beside as much time before; nothing is said where there was nothing. */
function trendOf(now: number, before: number, t: Translate): string | undefined {
  if (before === 0) return undefined
  const percent = Math.round((Math.abs(now - before) / before) * 100)
  if (percent === 0) return t('overview.same')
  return t(now > before ? 'overview.more' : 'overview.less', { percent })
}
