import {
  Briefcase,
  Building2,
  CalendarDays,
  Clock,
  GraduationCap,
  Languages,
  MapPin,
  Users,
  VenusAndMars,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useTranslation } from '#web/lib/translation.ts'
import type { PublicJob } from '#contract/jobs.ts'
import type { MessageKey } from '#contract/sentences.ts'
import { Icon } from '#web/ui/icon.tsx'
import { jobAddress, joinPlace } from './job-place.ts'

/** What the job asks for and offers, one fact a line. */
export function JobFacts({ job }: { job: PublicJob }) {
  const { t } = useTranslation()
  const facts: readonly [LucideIcon, MessageKey, string][] = [
    [GraduationCap, 'job.education', job.educationQualification.join(', ')],
    [Briefcase, 'job.experience', job.experienceLevel.join(', ')],
    [Languages, 'job.communication', job.communicationSkill.join(', ')],
    [Building2, 'job.workType', job.workType.join(', ')],
    [
      Clock,
      'job.workingHours',
      workingHours(job.workingHours, (hours) => t('job.hours', { hours })),
    ],
    [VenusAndMars, 'job.gender', job.gender || t('option.gender.both')],
    [Users, 'job.interviewProcess', job.interviewProcess.join(', ')],
    [CalendarDays, 'job.interviewTiming', job.interviewTiming ?? ''],
    [MapPin, 'job.interviewLocation', interviewPlace(job, t('job.sameAsJobLocation'))],
  ]
  return (
    <dl className="kv">
      {facts
        .filter(([, , value]) => value !== '')
        .map(([icon, label, value]) => (
          <div key={label}>
            <Icon of={icon} />
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function workingHours(hours: string, withUnit: (hours: string) => string): string {
  const bare = hours.trim().replace(/\s*(?:hrs?|hours?)\.?$/i, '')
  return bare === '' ? '' : withUnit(bare)
}

function interviewPlace(job: PublicJob, same: string): string {
  if (job.interviewLocation === null) return ''
  const place = joinPlace([
    job.interviewLocation,
    job.interviewCity ?? '',
    job.interviewState ?? '',
  ])
  const address = `${place} ${job.interviewPincode ?? ''}`.trim()
  return address === jobAddress(job) ? same : address
}
