import type { JobStatistics } from '#contract/job-statistics/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Figures } from '#web/ui/figures.tsx'

/** The figures that say most. */
export function MainFigures({ statistics }: { statistics: JobStatistics }) {
  const { t } = useTranslation()
  const { funnel, days, answered, waiting, replyDays, similar, openings } = statistics
  const aDay = Math.round(funnel.views / Math.max(1, days.length))
  const share = funnel.views === 0 ? 0 : Math.round((100 * funnel.applied) / funnel.views)
  const middleReply = similar?.figures.replyDays?.middle
  const figures = [
    {
      label: t('statistics.views'),
      value: t.number(funnel.views),
      sub: t('statistics.aDay', { count: aDay }),
    },
    {
      label: t('statistics.applications'),
      value: t.number(funnel.applied),
      sub: share >= 1 ? t('statistics.ofViews', { share }) : undefined,
    },
    {
      label: t('statistics.answered'),
      value: t.number(answered),
      sub: t('statistics.waiting', { count: waiting }),
    },
    ...(openings === null || funnel.joined === 0
      ? []
      : [
          {
            label: t('statistics.step.joined'),
            value: t.number(funnel.joined),
            sub: t('statistics.openingsFilled', {
              joined: Math.min(funnel.joined, openings),
              openings,
            }),
          },
        ]),
    {
      label: t('statistics.replyTime'),
      value: replyDays === null ? '–' : t('statistics.days', { count: replyDays }),
      sub:
        replyDays === null
          ? t('statistics.notEnough')
          : middleReply === undefined
            ? undefined
            : t('statistics.similarReply', { count: Math.round(middleReply) }),
    },
  ]
  return <Figures figures={figures} />
}
