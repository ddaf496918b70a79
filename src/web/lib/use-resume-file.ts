import { useState } from 'react'
import { calls } from '#contract/calls.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { saveFile } from '#web/lib/save-file.ts'

type FileUse = 'download' | 'share'

/** Makes the PDF and downloads it, or hands it to another app of the device. */
export function useResumeFile(locale: string, name: string) {
  const { t } = useTranslation()
  const [canShare] = useState(canShareFiles)
  const { run, pending } = useMutation({
    call: (api, use: FileUse) =>
      api.download(calls.downloadResume, {
        query: { locale, sharing: use === 'share' ? 'true' : 'false' },
      }),
    toastId: 'resume',
    onSuccess: async (file, use) => {
      const fileName = `${t('resume.fileTitle', { name })}.pdf`
      if (use === 'download') return saveFile(file, fileName)
      const shared = new File([file], fileName, { type: 'application/pdf' })
      try {
        await navigator.share({ files: [shared], title: t('resume.fileTitle', { name }) })
      } catch (error) {
        // The person closed the sheet of the device, or it asks for a new tap: then the file is saved.
        if (!(error instanceof DOMException && error.name === 'AbortError'))
          saveFile(file, fileName)
      }
    },
    revalidate: 'never',
  })
  return { canShare, pending, run }
}

function canShareFiles(): boolean {
  const sample = new File([''], 'resume.pdf', { type: 'application/pdf' })
  return 'canShare' in navigator && navigator.canShare({ files: [sample] })
}
