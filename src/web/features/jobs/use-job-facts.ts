import {
  Briefcase,
  Building2,
  CalendarCheck,
  CalendarDays,
  CalendarOff,
  Clock,
  GraduationCap,
  Languages,
  MapPin,
  MessagesSquare,
  Sun,
  Users,
  VenusAndMars,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import {
  communicationOptions,
  educationOptions,
  experienceOptions,
  interviewProcessOptions,
  jobGenderOptions,
  workTypeOptions,
} from '#contract/options.ts'
import { joiningOptions, weekOffOptions, workTimeOptions } from '#contract/jobs/fact-options.ts'
import { useOptionText } from '#web/lib/i18n/option-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { LabelledJob } from '#contract/jobs/schemas.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { jobAddress, joinPlace } from '#web/lib/format/job-place.ts'
import { useShiftText } from './use-shift-text.ts'

export type JobFact = { readonly icon: LucideIcon; readonly label: string; readonly value: string }

/** The requirements and benefits of a job that are known. */
export function useJobFacts(job: LabelledJob): readonly JobFact[] {
  const { t } = useTranslation()
  const { optionText, optionTexts } = useOptionText()
  const shiftText = useShiftText()
  const { shift, workTime, weekOff, openings, joining } = job.facts
  const facts: readonly (readonly [LucideIcon, MessageKey, string])[] = [
    [Sun, shift === undefined ? 'job.workingHours' : 'job.shift', shiftText(job)],
    [Clock, 'job.workTime', workTime === undefined ? '' : optionText(workTimeOptions, workTime)],
    [CalendarOff, 'job.weekOff', weekOff === undefined ? '' : optionText(weekOffOptions, weekOff)],
    [
      Users,
      'job.openingsLabel',
      openings === undefined ? '' : t('job.people', { count: openings }),
    ],
    [
      CalendarCheck,
      'job.joining',
      joining === undefined ? '' : optionText(joiningOptions, joining),
    ],
    [GraduationCap, 'job.education', optionTexts(educationOptions, job.educationQualification)],
    [Briefcase, 'job.experience', optionTexts(experienceOptions, job.experienceLevel)],
    [Languages, 'job.communication', optionTexts(communicationOptions, job.communicationSkill)],
    [Building2, 'job.workType', optionTexts(workTypeOptions, job.workType)],
    [VenusAndMars, 'job.gender', optionText(jobGenderOptions, job.gender)],
    [
      MessagesSquare,
      'job.interviewProcess',
      optionTexts(interviewProcessOptions, job.interviewProcess),
    ],
    [CalendarDays, 'job.interviewTiming', job.interviewTiming ?? ''],
    [MapPin, 'job.interviewLocation', interviewPlace(job, t('job.sameAsJobLocation'))],
  ]
  return facts
    .filter(([, , value]) => value !== '')
    .map(([icon, label, value]) => ({ icon, label: t(label), value }))
}

function interviewPlace(job: LabelledJob, same: string): string {
  if (job.interviewLocation === null) return ''
  const place = joinPlace([
    job.interviewLocation,
    job.interviewCity ?? '',
    job.interviewState ?? '',
  ])
  const address = `${place} ${job.interviewPincode ?? ''}`.trim()
  return address === jobAddress(job) ? same : address
}
