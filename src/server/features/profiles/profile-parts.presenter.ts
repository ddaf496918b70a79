import { isFullEnough } from '#contract/applications/shown-facts.ts'
import { namesIn } from '#contract/profiles/part-options.ts'
import type { WantedShift } from '#contract/profiles/part-options.ts'
import { readSpoken } from '#contract/profiles/languages-spoken.ts'
import { donePartsOf } from '#contract/profiles/parts.ts'
import type { MyProfile } from '#contract/profiles/part-schemas.ts'
import type { FilesService } from '#server/features/files/files.service.ts'
import type { CertificateRow } from './certificates.repository.ts'
import type { PartsRow } from './profile-parts.repository.ts'

/** The answers that a profile has, by the names of its parts' forms. */
function answersOf(row: PartsRow | undefined, signInNumber: string) {
  const shifts: WantedShift[] = row?.wanted_shifts ?? []
  return {
    name: row?.name ?? '',
    mobileNumber: row?.mobile_number || signInNumber,
    pincode: row?.pincode ?? '',
    area: row?.area ?? '',
    city: row?.city ?? '',
    state: row?.state ?? '',
    dob: row?.date_of_birth ?? '',
    education: row?.education ?? '',
    workexperience: row?.work_experience ?? '',
    pastjobexperience: row?.past_job_experience ?? '',
    languages: readSpoken(row?.language ?? ''),
    shifts,
    wantedPay: row?.wanted_pay_monthly_rupees ?? null,
    salary: row?.salary ?? '',
    isPayShown: row !== undefined && row.salary !== '',
    email: row?.email ?? '',
    skills: namesIn(row?.skills ?? ''),
  } as const
}

/** A candidate's profile in parts, for its owner. */
export function presentParts(
  row: PartsRow | undefined,
  certificates: readonly CertificateRow[],
  signInNumber: string,
  links: Pick<FilesService, 'privateUrl'>,
): MyProfile {
  const answers = answersOf(row, signInNumber)
  const photo = row?.photo_file_id
  return {
    ...answers,
    certificates: certificates.map((certificate) => ({
      id: certificate.id,
      title: certificate.title,
      fileName: certificate.original_name,
      byteSize: certificate.byte_size,
      url: links.privateUrl(certificate.file_id, 'inline'),
    })),
    photoUrl: photo == null ? null : links.privateUrl(photo, 'inline'),
    savedAt: row?.updated_at.toISOString() ?? null,
    done: donePartsOf(answers),
    isFullEnough: isFullEnough({ ...answers, language: row?.language ?? '' }),
  }
}
