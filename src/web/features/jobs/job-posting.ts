import { educationOptions, experienceOptions, findOptionValue } from '#contract/options.ts'
import type { Education, Experience } from '#contract/options.ts'
import type { PublicJob } from '#contract/jobs.ts'
import { sentence } from '#contract/sentences.ts'
import type { StructuredItem } from '#web/ui/structured-data.tsx'

/*
 * A live job as schema.org's JobPosting, by the rules of Google's job search: only what the page
 * shows too, and nothing that the employer did not say.
 */

export function jobPosting(job: PublicJob, publicUrl: string): StructuredItem {
  return {
    '@type': 'JobPosting',
    title: job.jobTitle,
    description: asHtml(job.jobDescription),
    identifier: { '@type': 'PropertyValue', name: job.companyName, value: job.id },
    datePosted: job.PostedDate,
    // The last day of a job ends with that day in India.
    validThrough: `${job.ExpiryDate}T23:59:59+05:30`,
    hiringOrganization: {
      '@type': 'Organization',
      name: job.companyName,
      ...(job.profile !== null && { logo: new URL(job.profile, publicUrl).href }),
    },
    ...placeOf(job),
    ...salaryOf(job),
    ...employmentTypeOf(job),
    ...educationOf(job),
    ...experienceOf(job),
    // One signs in before applying.
    directApply: false,
  }
}

/** Paragraphs and lines as they were written; marks of HTML in them stay text. */
function asHtml(text: string): string {
  return text
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .split(/\s*\n\s*\n\s*/)
    .map((paragraph) => `<p>${paragraph.replaceAll(/\r?\n/g, '<br>')}</p>`)
    .join('')
}

/** Only a job that is done from home alone is remote; the others have a place. */
function placeOf(job: PublicJob) {
  const [workType, ...others] = job.workType
  if (workType === sentence('option.workType.home') && others.length === 0) {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'India' },
    }
  }
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: job.jobLocation,
        addressLocality: job.jobCity,
        addressRegion: job.jobState,
        postalCode: job.jobPincode,
        addressCountry: 'IN',
      },
    },
  }
}

/** Salary is free text: told as figures only where both ends of it are known. */
function salaryOf({ salaryMinMonthlyRupees: min, salaryMaxMonthlyRupees: max }: PublicJob) {
  if (min === null || max === null) return {}
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: {
        '@type': 'QuantitativeValue',
        ...(min === max ? { value: min } : { minValue: min, maxValue: max }),
        unitText: 'MONTH',
      },
    },
  }
}

const fullDayHours = { least: 7, most: 12 }
const partDayHours = { least: 1, most: 5 }

/** Nobody is asked for it, so it is told only where the title or the working hours leave no doubt. */
function employmentTypeOf({ jobTitle, workingHours }: PublicJob) {
  if (/\bintern(?:ship)?\b/i.test(jobTitle)) return { employmentType: 'INTERN' }
  if (/\bpart[\s-]?time\b/i.test(jobTitle)) return { employmentType: 'PART_TIME' }
  if (/\bfull[\s-]?time\b/i.test(jobTitle)) return { employmentType: 'FULL_TIME' }
  const [, written] = /^\s*(\d{1,2})\s*(?:hrs?|hours?)?\.?\s*$/i.exec(workingHours) ?? []
  if (written === undefined) return {}
  const hours = Number(written)
  if (hours >= fullDayHours.least && hours <= fullDayHours.most) {
    return { employmentType: 'FULL_TIME' }
  }
  return hours >= partDayHours.least && hours <= partDayHours.most
    ? { employmentType: 'PART_TIME' }
    : {}
}

const credentials = {
  '10thPassed': 'high school',
  '12thPassed': 'high school',
  graduateAbove: 'bachelor degree',
} as const satisfies Record<Education, string>

const months = {
  fresher: 0,
  '0-1yr': 0,
  '1-2yr': 12,
  moreThan2yr: 24,
} as const satisfies Record<Experience, number>

/** The least of what is accepted is what is required; options stand from the least on. */
function educationOf({ educationQualification }: PublicJob) {
  const least = leastOf(educationOptions, educationQualification)
  if (least === undefined) return {}
  return {
    educationRequirements: {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: credentials[least],
    },
  }
}

function experienceOf({ experienceLevel }: PublicJob) {
  const least = leastOf(experienceOptions, experienceLevel)
  if (least === undefined) return {}
  return {
    experienceRequirements: {
      '@type': 'OccupationalExperienceRequirements',
      monthsOfExperience: months[least],
    },
  }
}

function leastOf<Value extends string>(
  options: Parameters<typeof findOptionValue<Value>>[0],
  labels: readonly string[],
): Value | undefined {
  const accepted = new Set(labels.map((label) => findOptionValue(options, label)))
  return options.find(({ value }) => accepted.has(value))?.value
}
