import type { HiringCompany, ListedJob } from '#contract/job-search/schemas.ts'
import type { JobCard } from '#contract/jobs/schemas.ts'
import { withCardLabels } from '#server/features/jobs/job-labels.ts'
import type { FilesService } from '#server/features/files/files.service.ts'
import { createJobsPresenter } from '#server/features/jobs/jobs.presenter.ts'
import type { HiringCompanyRow } from './job-choices.repository.ts'
import type { FoundJob } from './search.service.ts'

export type JobSearchPresenter = ReturnType<typeof createJobSearchPresenter>

/** Shapes what a search finds. */
export function createJobSearchPresenter(files: Pick<FilesService, 'publicUrl'>) {
  const { presentCard } = createJobsPresenter(files)

  function presentFound({ card, distanceKm, isPartMatch }: FoundJob, now: Date): JobCard {
    return {
      ...presentCard(card, now),
      ...(distanceKm !== undefined && { distanceKm }),
      ...(isPartMatch && { isPartMatch }),
    }
  }

  return {
    presentCard,
    presentFound,

    presentListed(job: FoundJob, alreadyApplied: boolean, now: Date): ListedJob {
      return { ...withCardLabels(presentFound(job, now)), alreadyApplied }
    },

    presentHiringCompany(company: HiringCompanyRow): HiringCompany {
      return { name: company.company_name, logo: files.publicUrl(company.logo_file_id) }
    },
  }
}
