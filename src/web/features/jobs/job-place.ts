type Place = { readonly jobLocation: string; readonly jobCity: string }

/** 'Sector 62, Noida': the location with its city, unless it says so itself. */
export function jobPlace({ jobLocation, jobCity }: Place): string {
  return joinPlace([jobLocation, jobCity])
}

/** The location line of a job's page: with state and pincode. */
export function jobAddress(job: Place & { jobState: string; jobPincode: string }): string {
  const place = joinPlace([job.jobLocation, job.jobCity, job.jobState])
  return place.includes(job.jobPincode) ? place : `${place} ${job.jobPincode}`.trim()
}

/** Joins with commas, leaving out what an earlier part has said already. */
export function joinPlace(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .reduce((said, part) =>
      said.toLowerCase().includes(part.toLowerCase())
        ? said
        : said === ''
          ? part
          : `${said}, ${part}`,
    )
}
