import { Download, Share2 } from 'lucide-react'
import { useState } from 'react'
import { offeredLocales, ownName } from '#contract/i18n/locales.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useResumeFile } from '#web/lib/use-resume-file.ts'
import { paths } from '#web/lib/paths.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.ts'
import { Segments } from '#web/ui/segments.tsx'

/** The resume that the product makes, in the language of choice. */
export function ResumeCard({ name }: { name: string }) {
  const { t, locale } = useTranslation()
  const { languages } = usePublicConfig()
  const [chosen, setChosen] = useState(locale)
  const { canShare, pending, run } = useResumeFile(chosen, name)
  const offered = offeredLocales(languages)
  return (
    <section className="panel stack" aria-labelledby="own-resume">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="own-resume" className="text-h3">
          {t('resume.title')}
        </h2>
        {offered.length > 1 && (
          <Segments
            legend={t('resume.language')}
            isLegendHidden
            options={offered.map((each) => ({ value: each, label: ownName(each), lang: each }))}
            value={chosen}
            onChange={setChosen}
          />
        )}
      </div>
      <p className="text-fg-2">{t('resume.linkText')}</p>
      <p>
        <Link className="link" to={`${paths.resume()}?locale=${chosen}`}>
          {t('resume.see')}
        </Link>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          className="flex-1"
          icon={Download}
          loading={pending === 'download'}
          loadingText={t('resume.making')}
          onClick={() => void run('download')}
        >
          {t('myProfile.download')}
        </Button>
        {canShare && (
          <Button
            kind="sec"
            className="flex-1"
            icon={Share2}
            loading={pending === 'share'}
            loadingText={t('resume.making')}
            onClick={() => void run('share')}
          >
            {t('resume.share')}
          </Button>
        )}
      </div>
    </section>
  )
}
