import type { Selectable } from 'kysely'
import type { JobFacts } from '#contract/jobs/facts.ts'
import { readPay } from '#contract/jobs/pay-in-words.ts'
import type { PaidJob, Pay } from '#contract/jobs/pay.ts'
import type { Jobs } from '#server/db/types.ts'

/* Pay and facts as columns. Null is what is not known, which replies leave out. */

export const payColumnNames = [
  'jobs.salary',
  'jobs.salary_min_monthly_rupees',
  'jobs.salary_max_monthly_rupees',
  'jobs.pay_basis',
  'jobs.pay_fixed_monthly_rupees',
  'jobs.pay_incentive_monthly_rupees',
] as const satisfies readonly `jobs.${keyof Jobs}`[]

export const factColumnNames = [
  'jobs.shift',
  'jobs.work_time',
  'jobs.week_off',
  'jobs.openings',
  'jobs.joining',
  'jobs.benefits',
] as const satisfies readonly `jobs.${keyof Jobs}`[]

type ColumnOf<Names extends readonly string[]> = Pick<
  Selectable<Jobs>,
  Names[number] extends `jobs.${infer Column extends keyof Jobs}` ? Column : never
>
type PayRow = ColumnOf<typeof payColumnNames>
export type PayColumns = Omit<PayRow, 'salary'>
export type FactColumns = ColumnOf<typeof factColumnNames>

/** The version of the words that facts are read from; jobs of an older one are read again. */
const factsVersion = 1

export const columnsOfPay = ({ salary, pay }: PaidJob) => ({
  salary,
  ...columnsOfFigures(pay),
})

/** The figures that a job's words tell. */
export const columnsOfReadPay = ({ salary }: Pick<PayRow, 'salary'>): PayColumns =>
  columnsOfFigures(readPay(salary))

const columnsOfFigures = (pay: Pay): PayColumns => ({
  salary_min_monthly_rupees: pay.min ?? null,
  salary_max_monthly_rupees: pay.max ?? null,
  pay_basis: pay.basis ?? null,
  pay_fixed_monthly_rupees: pay.fixed ?? null,
  pay_incentive_monthly_rupees: pay.incentive ?? null,
})

export const columnsOfFacts = (facts: JobFacts) => ({
  shift: facts.shift ?? null,
  work_time: facts.workTime ?? null,
  week_off: facts.weekOff ?? null,
  openings: facts.openings ?? null,
  joining: facts.joining ?? null,
  benefits: facts.benefits ?? [],
  facts_version: factsVersion,
})

export const payOf = (job: PayColumns): Pay => ({
  ...(job.salary_min_monthly_rupees !== null && { min: job.salary_min_monthly_rupees }),
  ...(job.salary_max_monthly_rupees !== null && { max: job.salary_max_monthly_rupees }),
  ...(job.pay_basis !== null && { basis: job.pay_basis }),
  ...(job.pay_fixed_monthly_rupees !== null && { fixed: job.pay_fixed_monthly_rupees }),
  ...(job.pay_incentive_monthly_rupees !== null && { incentive: job.pay_incentive_monthly_rupees }),
})

export const paidJobOf = (job: PayRow): PaidJob => ({ salary: job.salary, pay: payOf(job) })

/** The figures under the names that one job's replies had before `pay`. */
export const payFiguresOf = (job: PayColumns) => ({
  salaryMinMonthlyRupees: job.salary_min_monthly_rupees,
  salaryMaxMonthlyRupees: job.salary_max_monthly_rupees,
})

export const factsOf = (job: FactColumns): JobFacts => ({
  ...(job.shift !== null && { shift: job.shift }),
  ...(job.work_time !== null && { workTime: job.work_time }),
  ...(job.week_off !== null && { weekOff: job.week_off }),
  ...(job.openings !== null && { openings: job.openings }),
  ...(job.joining !== null && { joining: job.joining }),
  ...(job.benefits.length > 0 && { benefits: job.benefits }),
})
