import { useId, useState } from 'react'
import type { ForYouReason, JobsForYou } from '#contract/job-search/for-you.ts'
import type { JobCard } from '#contract/jobs/schemas.ts'
import { MiniJob, MiniJobs } from '#web/features/jobs/mini-job.tsx'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { Translate } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ForYouSkeleton } from './for-you-skeleton.tsx'
import { areJobsForYouOn, turnJobsForYou } from './for-you-switch.ts'
import { useJobsForYou } from './use-jobs-for-you.ts'

/** Jobs for a candidate who did not search, each with its reason, and what they were chosen by. */
export function ForYou() {
  const { t } = useTranslation()
  const [isOn, setOn] = useState(areJobsForYouOn)
  const { found, isLoading } = useJobsForYou(isOn)

  function turn(on: boolean): void {
    turnJobsForYou(on)
    setOn(on)
  }

  if (!isOn) {
    return (
      <p className="mt-5 text-small text-fg-2">
        {t('search.forYou.isOff')}{' '}
        <Button kind="quiet" size="sm" onClick={() => turn(true)}>
          {t('search.forYou.turnOn')}
        </Button>
      </p>
    )
  }
  if (isLoading) return <ForYouSkeleton />
  return found && found.jobs.length > 0 && <Found found={found} onOff={() => turn(false)} />
}

function Found({ found: { because, jobs }, onOff }: { found: JobsForYou; onOff: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const [isAsked, setAsked] = useState(false)
  return (
    <section className="mt-5" aria-labelledby={id}>
      <div className="rowhead">
        <div>
          <h2 id={id}>{t('search.forYou.title')}</h2>
          <p>
            {because
              ? t('search.forYou.applied', {
                  title: because.jobTitle,
                  city: t.place(because.jobCity),
                })
              : t('search.forYou.profile')}
          </p>
        </div>
        <Button kind="quiet" size="sm" onClick={() => setAsked(true)}>
          {t('search.forYou.why')}
        </Button>
      </div>
      <MiniJobs label={id}>
        {jobs.map(({ job, reason }) => (
          <MiniJob
            key={job.id}
            job={job}
            to={paths.jobDetails(job.id)}
            note={reasonText(t, job, reason)}
          />
        ))}
      </MiniJobs>
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('search.forYou.why')}
        closeLabel={t('common.close')}
        actions={
          <Button
            kind="sec"
            onClick={() => {
              setAsked(false)
              onOff()
            }}
          >
            {t('search.forYou.turnOff')}
          </Button>
        }
      >
        <p>{t('search.forYou.whyText')}</p>
      </Dialog>
    </section>
  )
}

function reasonText(t: Translate, { distanceKm }: JobCard, reason: ForYouReason): string {
  if (reason === 'near') {
    return distanceKm === undefined || distanceKm === 0
      ? t('search.forYou.closeBy')
      : t('search.forYou.near', { km: distanceKm })
  }
  const texts = {
    sameWork: 'search.forYou.sameWork',
    education: 'search.forYou.education',
    languages: 'search.forYou.languages',
  } as const
  return t(texts[reason])
}
