import type { InterviewDay } from '#contract/interviews/arrival-schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Figures } from '#web/ui/figures.tsx'

const shown = ['expected', 'arrived', 'attended', 'selected', 'noShow'] as const

/** How the day goes, in figures. */
export function DayFigures({ counts }: { counts: InterviewDay }) {
  const { t } = useTranslation()
  const figures = shown.map((figure) => ({
    label: t(`interviews.figure.${figure}`),
    value: t.number(counts[figure]),
  }))
  return <Figures figures={figures} />
}
