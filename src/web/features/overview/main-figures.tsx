import { overviewFigures, totalOf } from '#contract/overview/figures.ts'
import type { Overview } from '#contract/overview/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Figures } from '#web/ui/figures.tsx'
import { Sparkline } from '#web/ui/sparkline.tsx'

/** What happened in the days, each with how it went. */
export function MainFigures({ days }: Pick<Overview, 'days'>) {
  const { t } = useTranslation()
  const figures = overviewFigures.map((figure) => {
    const total = totalOf(days, figure)
    return {
      label: t(`overview.figure.${figure}`),
      value: figure === 'paid' ? t.money(total) : t.number(total),
      chart: <Sparkline values={days.map(({ counts }) => counts[figure])} />,
    }
  })
  return <Figures figures={figures} />
}
