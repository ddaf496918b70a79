import { Link2, Printer, Share2, ShieldCheck } from 'lucide-react'
import { calls } from '#contract/calls.ts'
import { offeredLocales, ownName } from '#contract/i18n/locales.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import { withSource } from '#contract/job-views/sources.ts'
import { plainPay } from '#contract/jobs/pay.ts'
import type { FullJob } from '#contract/jobs/schemas.ts'
import { SocialIcon } from '#web/art/social-icon.tsx'
import { whatsappTextLink } from '#web/features/jobs/share-links.ts'
import { useShareLink } from '#web/features/jobs/use-share-link.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { jobPlace } from '#web/lib/format/job-place.ts'
import { useAddresses } from '#web/lib/i18n/use-addresses.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { paths } from '#web/lib/paths.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import './share-dialog.css'

export type ShareDialogProps = { job: FullJob | undefined; open: boolean; onClose: () => void }

/** Ways to share a live job: a message, its link, a code, and posters for a wall. */
export function ShareDialog({ job, open, onClose }: ShareDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('jobShare.title')}
      closeLabel={t('common.close')}
      align="start"
      wide
      describe={false}
    >
      {job && <ShareWays job={job} />}
    </Dialog>
  )
}

function ShareWays({ job }: { job: FullJob }) {
  const { t, locale } = useTranslation()
  const langOf = useTypedLanguage()
  const { languages } = usePublicConfig()
  const { linkOf, copyLink, openSheet } = useShareLink()
  const { pageAddress } = useAddresses()
  const { url } = linkOf(job)
  const offered = offeredLocales(languages)
  const { run, pending } = useMutation({
    call: (api, of: Locale) =>
      api.download(calls.downloadPoster, { params: { jobId: job.id }, query: { locale: of } }),
    toastId: 'poster',
    onSuccess: (file) => saveFile(file, `${t('jobShare.fileName', { title: job.jobTitle })}.pdf`),
    revalidate: 'never',
  })
  const text = t('jobShare.text', {
    title: job.jobTitle,
    company: job.companyName,
    pay: plainPay(job, t.say),
    place: jobPlace(job),
    link: url,
  })
  return (
    <div className="share-job">
      <p className="share-job__what">
        {t('jobShare.open')} <b lang={langOf(job.jobTitle)}>{job.jobTitle}</b>
      </p>
      <div className="share-job__ways">
        <a
          className={buttonClass({ kind: 'success', block: true })}
          href={whatsappTextLink(text)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <SocialIcon network="whatsapp" />
          {t('jobShare.whatsapp')}
        </a>
        <Button kind="sec" block icon={Link2} onClick={() => void copyLink(job)}>
          {t('job.copyLink')}
        </Button>
        {(offered.length > 0 ? offered : [locale]).map((each) => (
          <Button
            key={each}
            kind="sec"
            block
            icon={Printer}
            loading={pending === each}
            loadingText={t('jobShare.drawing')}
            onClick={() => void run(each)}
          >
            <span>
              <MarkedText
                text={t('jobShare.poster', { language: ownName(each) })}
                parts={{ language: <span lang={each} /> }}
              />
            </span>
          </Button>
        ))}
        {'share' in navigator && (
          <Button kind="quiet" block icon={Share2} onClick={() => void openSheet(job)}>
            {t('job.shareMore')}
          </Button>
        )}
      </div>
      <figure className="share-job__code">
        <QrCode
          text={withSource(pageAddress(paths.publicJob(job.slug)), 'poster')}
          label={t('jobShare.code', { title: job.jobTitle })}
        />
        <figcaption>{t('jobShare.scan')}</figcaption>
      </figure>
      <p className="share-job__note">
        <Icon of={ShieldCheck} />
        {t('jobShare.saysNeverPay')}
      </p>
    </div>
  )
}
