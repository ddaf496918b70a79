import { useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { limits } from '#contract/limits.ts'

/** The description, cut until one wants more. Without JavaScript it is whole. */
export function JobDescription({ text }: { text: string }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const whole = text.trim()
  if (whole === '') return <p className="t2">{t('job.noDescription')}</p>
  if (whole.length <= limits.descriptionPreviewCharacters) {
    return <p className="whitespace-pre-line break-words">{whole}</p>
  }
  const cut = whole.slice(0, limits.descriptionPreviewCharacters).trimEnd()
  return (
    <>
      <p className="whitespace-pre-line break-words noscript:hidden">
        {isOpen ? whole : `${cut}…`}{' '}
        <button
          type="button"
          className="textbtn textbtn--in"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('job.showLess') : t('job.readMore')}
        </button>
      </p>
      <noscript>
        <p className="whitespace-pre-line break-words">{whole}</p>
      </noscript>
    </>
  )
}
