import { ArrowLeft, Download, Share2 } from 'lucide-react'
import { Link } from '#web/ui/link.ts'
import { offeredLocales, ownName } from '#contract/i18n/locales.ts'
import type { Resume } from '#contract/resumes/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useResumeFile } from '#web/lib/use-resume-file.ts'
import { paths } from '#web/lib/paths.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ResumePaper } from './resume-paper.tsx'

/** The resume that the product makes from the person's answers, in a language of their choice. */
export function ResumeScreen({ resume }: { resume: Resume }) {
  const { t } = useTranslation()
  const { languages } = usePublicConfig()
  const { canShare, pending, run } = useResumeFile(resume.locale, resume.name)
  const actions = (
    <>
      {canShare && (
        <Button
          kind="sec"
          size="lg"
          icon={Share2}
          loading={pending === 'share'}
          loadingText={t('resume.making')}
          onClick={() => void run('share')}
        >
          {t('resume.share')}
        </Button>
      )}
      <Button
        kind="go"
        size="lg"
        className="flex-1"
        icon={Download}
        loading={pending === 'download'}
        loadingText={t('resume.making')}
        onClick={() => void run('download')}
      >
        {t('resume.download')}
      </Button>
    </>
  )
  return (
    <div className="wrap max-w-[50rem] py-4 lg:py-8">
      <Link className="crumb" to={paths.candidateProfile()}>
        <Icon of={ArrowLeft} /> {t('nav.yourProfile')}
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{t('resume.title')}</h1>
        <div className="flex gap-3 max-lg:hidden">{actions}</div>
      </div>
      <p className="text-fg-2 mt-1">{t('resume.intro')}</p>
      <nav className="flex flex-wrap gap-2 my-4" aria-label={t('resume.language')}>
        {offeredLocales(languages).map((locale) => {
          const isCurrent = locale === resume.locale
          return (
            <Link
              key={locale}
              className={buttonClass({ kind: isCurrent ? 'pri' : 'sec' })}
              to={`${paths.resume()}?locale=${locale}`}
              replace
              preventScrollReset
              lang={locale}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {ownName(locale)}
            </Link>
          )
        })}
      </nav>
      <ResumePaper resume={resume} />
      {canShare && <p className="text-fg-2 text-center mt-3">{t('resume.shareHint')}</p>}
      <ActionBar>{actions}</ActionBar>
    </div>
  )
}
