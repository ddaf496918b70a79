import { CompanyLogo } from '#web/ui/company-logo.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { JobAction } from './job-action.tsx'
import { JobDates } from './job-dates.tsx'
import { JobMenuButton } from './job-menu-button.tsx'
import { JobNumbers } from './job-numbers.tsx'
import { JobProgress } from './job-progress.tsx'
import type { JobsProps } from './job-table.tsx'
import { ReviewNote } from './review-note.tsx'
import { PostedJobName } from './posted-job-name.tsx'

/** The jobs on anything narrower than a desktop. */
export function JobCards({ jobs, actions, openMenu }: JobsProps) {
  return (
    <div className="jcards lg:hidden">
      {jobs.map((job) => (
        <Slip
          key={job.id}
          data-row
          className="jcard"
          body={
            <>
              <div className="flex gap-3 items-start max-letters:flex-wrap">
                <CompanyLogo name={job.companyName} src={job.profile ?? undefined} size="s" />
                <PostedJobName job={job} heading="h3" />
              </div>
              <JobDates job={job} />
              <ReviewNote job={job} />
              <JobProgress job={job} />
              <JobNumbers job={job} />
            </>
          }
          stub={
            <div className="job-acts">
              <JobAction job={job} actions={actions} block />
              <JobMenuButton job={job} onOpen={openMenu} />
            </div>
          }
        />
      ))}
    </div>
  )
}
