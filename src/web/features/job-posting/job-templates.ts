import type { Benefit, PayBasis, Shift, WeekOff } from '#contract/jobs/fact-options.ts'
import type {
  Category,
  Communication,
  Education,
  Experience,
  InterviewProcess,
} from '#contract/options.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { Translate } from '#web/lib/i18n/translation.ts'
import { emptyJobForm } from './job-form-values.ts'
import type { JobFormValues } from './job-form-values.ts'

type JobTemplate = {
  readonly category: Category
  readonly titleKey: MessageKey
  readonly descriptionKey: MessageKey
  readonly shift: Shift
  readonly hours: string
  readonly weekOff: WeekOff
  readonly payBasis: PayBasis
  readonly benefits: readonly Benefit[]
  readonly education: readonly Education[]
  readonly communication: readonly Communication[]
  readonly experience: readonly Experience[]
  readonly interview: readonly InterviewProcess[]
}

const desk = { shift: 'day', hours: '9', weekOff: 'sunday' } as const
const anybody = ['fresher', '0-1yr', '1-2yr'] as const

/** Posts to start from, by kind of work. Pay, place and company are the employer's. */
export const jobTemplates = [
  {
    category: 'customer-support',
    titleKey: 'jobTemplate.customerSupport',
    descriptionKey: 'jobTemplate.customerSupportWork',
    ...desk,
    shift: 'rotational',
    weekOff: 'rotating',
    payBasis: 'fixed',
    benefits: ['pf', 'esi', 'training'],
    education: ['12thPassed', 'graduateAbove'],
    communication: ['hindi', 'englishNormal'],
    experience: anybody,
    interview: ['telephonic'],
  },
  {
    category: 'telesales',
    titleKey: 'jobTemplate.telecaller',
    descriptionKey: 'jobTemplate.telecallerWork',
    ...desk,
    payBasis: 'incentive',
    benefits: ['training'],
    education: ['12thPassed'],
    communication: ['hindi'],
    experience: anybody,
    interview: ['telephonic'],
  },
  {
    category: 'collections',
    titleKey: 'jobTemplate.collections',
    descriptionKey: 'jobTemplate.collectionsWork',
    ...desk,
    payBasis: 'incentive',
    benefits: ['pf', 'esi'],
    education: ['12thPassed'],
    communication: ['hindi'],
    experience: anybody,
    interview: ['telephonic'],
  },
  {
    category: 'chat-email',
    titleKey: 'jobTemplate.chat',
    descriptionKey: 'jobTemplate.chatWork',
    ...desk,
    shift: 'rotational',
    weekOff: 'rotating',
    payBasis: 'fixed',
    benefits: ['pf', 'esi', 'training'],
    education: ['graduateAbove'],
    communication: ['englishIntermediate'],
    experience: anybody,
    interview: ['virtual'],
  },
  {
    category: 'back-office',
    titleKey: 'jobTemplate.backOffice',
    descriptionKey: 'jobTemplate.backOfficeWork',
    ...desk,
    payBasis: 'fixed',
    benefits: ['pf', 'esi'],
    education: ['12thPassed', 'graduateAbove'],
    communication: ['hindi', 'englishNormal'],
    experience: anybody,
    interview: ['telephonic'],
  },
  {
    category: 'technical-support',
    titleKey: 'jobTemplate.technicalSupport',
    descriptionKey: 'jobTemplate.technicalSupportWork',
    ...desk,
    shift: 'night',
    weekOff: 'saturdaySunday',
    payBasis: 'fixed',
    benefits: ['pf', 'esi', 'cab', 'insurance'],
    education: ['graduateAbove'],
    communication: ['englishFluent'],
    experience: ['0-1yr', '1-2yr'],
    interview: ['virtual'],
  },
  {
    category: 'field-sales',
    titleKey: 'jobTemplate.fieldSales',
    descriptionKey: 'jobTemplate.fieldSalesWork',
    ...desk,
    payBasis: 'incentive',
    benefits: ['training'],
    education: ['12thPassed'],
    communication: ['hindi'],
    experience: anybody,
    interview: ['telephonic'],
  },
  {
    category: 'delivery',
    titleKey: 'jobTemplate.delivery',
    descriptionKey: 'jobTemplate.deliveryWork',
    ...desk,
    shift: 'flexible',
    weekOff: 'oneDay',
    payBasis: 'incentive',
    benefits: ['insurance'],
    education: ['10thPassed'],
    communication: ['hindi'],
    experience: ['fresher', '0-1yr'],
    interview: ['telephonic'],
  },
] as const satisfies readonly JobTemplate[]

/** The form of a template, in the reader's language. */
export const jobFormOfTemplate = (template: JobTemplate, t: Translate): JobFormValues => ({
  ...emptyJobForm,
  jobTitle: t(template.titleKey),
  category: template.category,
  isCategoryChosen: true,
  jobDescription: t(template.descriptionKey),
  openings: '5',
  shift: template.shift,
  workingHours: template.hours,
  weekOff: template.weekOff,
  joining: 'week',
  payBasis: template.payBasis,
  benefits: [...template.benefits],
  educationQualification: [...template.education],
  communicationSkill: [...template.communication],
  experienceLevel: [...template.experience],
  workType: ['office'],
  interviewProcess: [...template.interview],
})
