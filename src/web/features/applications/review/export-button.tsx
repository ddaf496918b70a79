import { Download } from 'lucide-react'
import type { ApplicationStatus } from '#contract/applications/states.ts'
import { calls } from '#contract/calls.ts'
import { indiaDate } from '#contract/india-time.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button.tsx'

type ExportButtonProps = { jobId: string; status: ApplicationStatus }

/** Saves the applicants of a tab as a file that spreadsheets open. */
export function ExportButton({ jobId, status }: ExportButtonProps) {
  const { t } = useTranslation()
  const { run, isPending } = useMutation({
    call: (api, wanted: ExportButtonProps) =>
      api.download(calls.downloadApplicants, {
        params: { jobId: wanted.jobId },
        query: { status: wanted.status },
      }),
    toastId: 'export',
    onSuccess: (file) => saveFile(file, `applicants-${indiaDate(new Date())}.csv`),
    revalidate: 'never',
  })
  return (
    <Button
      kind="sec"
      size="sm"
      icon={Download}
      loading={isPending}
      onClick={() => void run({ jobId, status })}
    >
      {t('review.export')}
    </Button>
  )
}
