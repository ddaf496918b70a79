import { useState } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { limits } from '#contract/limits.ts'
import { cutAtWord, descriptionBlocks } from './description-blocks.ts'

type Props = { text: string; isOpenAtFirst?: boolean }

/** The description, shortened until the person expands it. Without JavaScript it is complete. */
export function JobDescription({ text, isOpenAtFirst = false }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const whole = text.trim()
  if (whole === '') return <p className="text-fg-2">{t('job.noDescription')}</p>
  if (whole.length <= limits.descriptionPreviewCharacters) return <Blocks text={whole} />
  const cut = cutAtWord(whole, limits.descriptionPreviewCharacters)
  return (
    <>
      <div className="noscript:hidden">
        <Blocks text={isOpen ? whole : `${cut}…`} />
        <button
          type="button"
          className="textbtn textbtn--in"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('job.showLess') : t('job.readMore')}
        </button>
      </div>
      <noscript>
        <Blocks text={whole} />
      </noscript>
    </>
  )
}

function Blocks({ text }: { text: string }) {
  const langOf = useTypedLanguage()
  return descriptionBlocks(text).map((block, index) =>
    // The blocks of a text have a fixed order, so the index is a stable key.
    block.kind === 'list' ? (
      <ul key={index} className="list-disc ps-5 my-2" lang={langOf(text)}>
        {block.items.map((item, place) => (
          <li key={place} className="break-words">
            {item}
          </li>
        ))}
      </ul>
    ) : (
      <p key={index} className="whitespace-pre-line break-words" lang={langOf(text)}>
        {block.text}
      </p>
    ),
  )
}
