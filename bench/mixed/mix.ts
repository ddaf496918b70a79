import { candidateAnswers } from '#tests/support/profile-factories.ts'
import { pdfBytes } from '#tests/support/fixtures.ts'
import type { Market } from './people.ts'

export type MixedRequest = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | undefined
}

/** Of twenty requests, twelve are searches (s), five details (d), two profiles (p) and one an application (a). */
const pattern = 'sdsspsdssassdsspsdsd'
const resumeBytes = 20_000
const boundary = 'kaamyab-mixed-load'

/**
 * An endless sequence of mixed requests. No application repeats a pair of candidate and job; the pairs start at number
 * `firstApplication`.
 */
export function createMix(market: Market, firstApplication: number) {
  const { tokens, jobIds, searches } = market
  const resume = Buffer.from(pdfBytes({ streamBytes: resumeBytes }))
  let turn = 0
  let applications = firstApplication
  let others = 0

  const headersOf = (person: number, type: string) => ({
    authorization: `Bearer ${tokens[person % tokens.length]}`,
    'content-type': type,
  })

  function apply(): MixedRequest {
    const person = applications % tokens.length
    // In each round, neighbouring candidates apply for different jobs.
    const round = Math.floor(applications / tokens.length)
    const jobId = jobIds[(person + round) % jobIds.length] ?? ''
    applications += 1
    const answers = Object.entries({ type: 'users', jobId, ...candidateAnswers })
    const fields = answers.map(
      ([name, value]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const file = `--${boundary}\r\ncontent-disposition: form-data; name="resumePdf"; filename="resume.pdf"\r\ncontent-type: application/pdf\r\n\r\n`
    return {
      method: 'POST',
      path: '/api/upload',
      headers: headersOf(person, `multipart/form-data; boundary=${boundary}`),
      body: Buffer.concat([
        Buffer.from(fields.join('') + file),
        resume,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]),
    }
  }

  function next(): MixedRequest {
    const kind = pattern[turn % pattern.length]
    turn += 1
    if (kind === 'a') return apply()
    others += 1
    const headers = headersOf(others, 'application/json')
    if (kind === 'd') {
      // The factor keeps candidates from opening only the jobs that they applied for.
      const path = `/api/jobs/${jobIds[(others * 7) % jobIds.length]}`
      return { method: 'GET', path, headers, body: undefined }
    }
    const [path, body] =
      kind === 's'
        ? ['/api/allJobs', searches[others % searches.length]]
        : ['/api/updateprofiledata', JSON.stringify({ type: 'users' })]
    return { method: 'POST', path, headers, body: Buffer.from(body ?? '{}') }
  }

  return { next, applications: () => applications }
}
