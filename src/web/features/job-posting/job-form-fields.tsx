import type { PickedImage } from '#web/lib/forms/use-picked-image.ts'
import { InterviewGroup } from './interview-group.tsx'
import { JobGroup } from './job-group.tsx'
import { OrganizationGroup } from './organization-group.tsx'
import { PayGroup } from './pay-group.tsx'
import { PeopleGroup } from './people-group.tsx'
import { PlaceGroup } from './place-group.tsx'
import type { JobForm } from './use-job-form.ts'

export type JobFormFieldsProps = {
  /** The result of `useJobForm`. */
  form: JobForm
  /** The result of `usePickedImage`. The logo is sent beside the values. */
  logo: PickedImage
}

/**
 * All fields of the job form, for posting and for the admin's edit. The screen adds the form
 * element and the button.
 */
export function JobFormFields({ form, logo }: JobFormFieldsProps) {
  return (
    <>
      <OrganizationGroup form={form} />
      <JobGroup form={form} logo={logo} />
      <PayGroup form={form} />
      <PlaceGroup form={form} />
      <PeopleGroup form={form} />
      <InterviewGroup form={form} />
    </>
  )
}
