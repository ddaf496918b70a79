import { educationOptions, experienceOptions } from '#contract/options.ts'
import type { Education, Experience, Option } from '#contract/options.ts'
import type { PublicJob } from '#contract/jobs/schemas.ts'
import type { StructuredItem } from '#web/ui/structured-data.tsx'

/*
 * A live job as schema.org's JobPosting, by the rules of Google's job search: only facts that the
 * page shows and the employer stated.
 */

export function jobPosting(job: PublicJob, publicUrl: string): StructuredItem {
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
    ...salaryOf(job),
    ...employmentTypeOf(job),
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

/** Salary is free text. It becomes numbers only if both ends can be parsed. */
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

const fullDayHours = { min: 7, max: 12 }
const partDayHours = { min: 1, max: 5 }

/**
 * The form has no such field, so the type is set only where the title or the working hours are
 * unambiguous.
 */
function employmentTypeOf({ jobTitle, workingHours }: PublicJob) {
  if (/\bintern(?:ship)?\b/i.test(jobTitle)) return { employmentType: 'INTERN' }
  if (/\bpart[\s-]?time\b/i.test(jobTitle)) return { employmentType: 'PART_TIME' }
  if (/\bfull[\s-]?time\b/i.test(jobTitle)) return { employmentType: 'FULL_TIME' }
  const [, written] = /^\s*(\d{1,2})\s*(?:hrs?|hours?)?\.?\s*$/i.exec(workingHours) ?? []
  if (written === undefined) return {}
  const hours = Number(written)
  if (hours >= fullDayHours.min && hours <= fullDayHours.max) {
    return { employmentType: 'FULL_TIME' }
  }
  return hours >= partDayHours.min && hours <= partDayHours.max
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
