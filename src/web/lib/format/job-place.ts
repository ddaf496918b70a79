type Place = { readonly jobLocation: string; readonly jobCity: string }

/** 'Sector 62, Noida': the location with its city, unless the location names the city. */
export function jobPlace({ jobLocation, jobCity }: Place): string {
  return joinPlace([jobLocation, jobCity])
}

/** The full location of a job's page, with state and pincode. */
export function jobAddress(job: Place & { jobState: string; jobPincode: string }): string {
  const place = joinPlace([job.jobLocation, job.jobCity, job.jobState])
  return place.includes(job.jobPincode) ? place : `${place} ${job.jobPincode}`.trim()
}

/** Joins with commas and skips the parts that an earlier part contains. */
export function joinPlace(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .reduce((place, part) =>
      place.toLowerCase().includes(part.toLowerCase())
        ? place
        : place === ''
          ? part
          : `${place}, ${part}`,
    )
}
