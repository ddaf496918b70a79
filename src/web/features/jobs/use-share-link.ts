import type { LabelledJobCard } from '#contract/jobs/schemas.ts'
import { withSource } from '#contract/job-views/sources.ts'
import { useAddresses } from '#web/lib/i18n/use-addresses.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { useToasts } from '#web/ui/toast.ts'

type SharedJob = Pick<LabelledJobCard, 'slug' | 'jobTitle' | 'companyName'>

/** What a shared job says, its address, and the ways to share it that every device has. */
export function useShareLink() {
  const { t } = useTranslation()
  const { pageAddress } = useAddresses()
  const toasts = useToasts()

  const linkOf = (job: SharedJob) => ({
    url: withSource(pageAddress(paths.publicJob(job.slug)), 'shared'),
    text: t('job.shareText', { title: job.jobTitle, company: job.companyName }),
  })

  async function copyLink(job: SharedJob): Promise<void> {
    const { url } = linkOf(job)
    try {
      await navigator.clipboard.writeText(url)
      toasts.success(t('job.linkCopied'))
    } catch {
      // Without a secure context or permission there is no clipboard, so the link is shown.
      toasts.warn(t('job.linkNotCopied', { link: url }))
    }
  }

  /** Opens the device's share sheet. Returns whether it opened; closing it is no error. */
  async function openSheet(job: SharedJob): Promise<boolean> {
    if (!('share' in navigator)) return false
    try {
      await navigator.share({ title: job.jobTitle, ...linkOf(job) })
      return true
    } catch (error) {
      return error instanceof DOMException && error.name === 'AbortError'
    }
  }

  return { linkOf, copyLink, openSheet }
}
