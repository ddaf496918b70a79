import { LazyPart } from '#web/ui/lazy-part.tsx'
import type { JobForm } from './use-job-form.ts'

const loadList = async () => (await import('./job-form-error-list.tsx')).JobFormErrorList

/** The summary of what is wrong. It comes right after the page, before it can push a field away. */
export function JobFormErrors({ form }: { form: JobForm }) {
  const isRequested = Object.keys(form.formState.errors).length > 0
  return <LazyPart load={loadList} isRequested={isRequested} isSoon props={{ form }} />
}
