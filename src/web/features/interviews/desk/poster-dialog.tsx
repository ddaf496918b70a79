import { ExternalLink, Printer } from 'lucide-react'
import { calls } from '#contract/calls.ts'
import { offeredLocales, ownName } from '#contract/i18n/locales.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import type { InterviewDay } from '#contract/interviews/arrival-schemas.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface PosterDialogProps {
  open: boolean
  jobs: InterviewDay['jobs']
  onClose: () => void
}

/** Posters for the entrance, one for each job of the day and language: who comes scans it and gets a number. */
export function PosterDialog({ open, jobs, onClose }: PosterDialogProps) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const { languages } = usePublicConfig()
  const { run, pending } = useMutation({
    call: (api, { jobId, locale }: { jobId: string; title: string; locale: Locale }) =>
      api.download(calls.downloadPoster, {
        params: { jobId },
        query: { locale, kind: 'checkIn' },
      }),
    toastId: 'poster',
    onSuccess: (file, { title }) => saveFile(file, `${t('interviews.posterFile', { title })}.pdf`),
    revalidate: 'never',
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('interviews.poster')}
      closeLabel={t('common.close')}
      align="start"
      describe={false}
    >
      <p className="mb-4">{t('interviews.posterText')}</p>
      <ul className="stack">
        {jobs.map(({ id: jobId, title, checkInPath }) => (
          <li key={jobId}>
            <p className="font-bold mb-2 break-words" lang={langOf(title)}>
              {title}
            </p>
            <div className="flex flex-wrap gap-2">
              {offeredLocales(languages).map((locale) => (
                <Button
                  key={locale}
                  kind="sec"
                  size="sm"
                  icon={Printer}
                  loading={pending?.jobId === jobId && pending.locale === locale}
                  disabled={pending !== undefined}
                  onClick={() => void run({ jobId, title, locale })}
                >
                  <span lang={locale}>{ownName(locale)}</span>
                  <span className="sr-only"> {title}</span>
                </Button>
              ))}
              <ButtonLink
                kind="quiet"
                size="sm"
                icon={ExternalLink}
                render={
                  <a
                    href={checkInPath}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={t('interviews.openCheckInOf', { title })}
                  />
                }
              >
                {t('interviews.openCheckIn')}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
