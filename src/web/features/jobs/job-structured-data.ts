import { educationOptions, experienceOptions } from '#contract/options.ts'
import type { Education, Experience, Option } from '#contract/options.ts'
import type { WorkTime } from '#contract/jobs/fact-options.ts'
import type { Pay } from '#contract/jobs/pay.ts'
import type { PublicJob } from '#contract/jobs/schemas.ts'
import type { StructuredItem } from '#web/ui/structured-data.tsx'

/*
 * A live job as schema.org's JobPosting, by the rules of Google's job search: only facts that the
 * page shows and the employer stated.
 */

/** Texts in the page's language. */
export type JobPostingTexts = { readonly workHours: string; readonly benefits: string }

export function jobPosting(
  job: PublicJob,
  publicUrl: string,
  { workHours, benefits }: JobPostingTexts,
): StructuredItem {
  return {
    '@type': 'JobPosting',
    title: job.jobTitle,
    description: asHtml(job.jobDescription),
    identifier: { '@type': 'PropertyValue', name: job.companyName, value: job.id },
    datePosted: job.PostedDate,
    // A job is open until the end of its last day in India.
    validThrough: `${job.ExpiryDate}T23:59:59+05:30`,
    hiringOrganization: {
      '@type': 'Organization',
      name: job.companyName,
      ...(job.profile !== null && { logo: new URL(job.profile, publicUrl).href }),
    },
    ...placeOf(job),
    ...baseSalaryOf(job.pay),
    ...employmentTypeOf(job),
    ...(workHours !== '' && { workHours }),
    ...(benefits !== '' && { jobBenefits: benefits }),
    ...(job.facts.openings !== undefined && { totalJobOpenings: job.facts.openings }),
    ...(job.facts.joining === 'atOnce' && { jobImmediateStart: true }),
    ...educationOf(job),
    ...experienceOf(job),
    // Applying requires a sign-in first.
    directApply: false,
  }
}

/** Converts text to HTML paragraphs and lines. HTML in the text is escaped. */
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

/** A job is remote only if all of its work is done from home. Other jobs have a place. */
function placeOf(job: PublicJob) {
  const [workType, ...others] = job.workType
  if (workType === 'home' && others.length === 0) {
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

/** Only where both ends are known. */
function baseSalaryOf({ min, max }: Pay) {
  if (min === undefined || max === undefined) return {}
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

const employmentTypes = {
  full: 'FULL_TIME',
  part: 'PART_TIME',
} as const satisfies Record<WorkTime, string>

function employmentTypeOf({ jobTitle, facts: { workTime } }: PublicJob) {
  if (/\bintern(?:ship)?\b/i.test(jobTitle)) return { employmentType: 'INTERN' }
  return workTime === undefined ? {} : { employmentType: employmentTypes[workTime] }
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

/** The lowest accepted option is the requirement. The contract lists options from the lowest. */
function educationOf({ educationQualification }: PublicJob) {
  const min = lowestOf(educationOptions, educationQualification)
  if (min === undefined) return {}
  return {
    educationRequirements: {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: credentials[min],
    },
  }
}

function experienceOf({ experienceLevel }: PublicJob) {
  const min = lowestOf(experienceOptions, experienceLevel)
  if (min === undefined) return {}
  return {
    experienceRequirements: {
      '@type': 'OccupationalExperienceRequirements',
      monthsOfExperience: months[min],
    },
  }
}

const lowestOf = <Value extends string>(
  options: readonly Option<Value>[],
  accepted: readonly Value[],
): Value | undefined => options.find(({ value }) => accepted.includes(value))?.value
