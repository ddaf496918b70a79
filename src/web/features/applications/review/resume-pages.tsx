import { useEffect, useRef, useState } from 'react'
import { getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { limits } from '#contract/limits.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { SkeletonBox } from '#web/ui/skeleton.tsx'

interface ResumePagesProps {
  /** Where the PDF is. */
  address: string
  name: string
}

/** The pages of a resume as pictures. Nothing in the file runs, and no link of it can be followed. */
export function ResumePages({ address, name }: ResumePagesProps) {
  const { t } = useTranslation()
  // Addresses are renewed while the screen is open. The file is read once: each time counts as opened.
  const [opened] = useState(address)
  const [resume, setResume] = useState<PDFDocumentProxy | 'unreadable'>()
  useEffect(() => {
    const worker = PDFWorker.create({
      port: new Worker(new URL('./resume-worker.ts', import.meta.url), { type: 'module' }),
    })
    const reading = getDocument({
      url: opened,
      worker,
      enableXfa: false,
      useSystemFonts: true,
      useWasm: false,
    })
    const left = new AbortController()
    reading.promise.then(setResume, () => {
      if (!left.signal.aborted) setResume('unreadable')
    })
    return () => {
      left.abort()
      void reading.destroy().finally(() => worker.destroy())
    }
  }, [opened])

  if (resume === undefined) return <SkeletonBox className="resume-page" />
  if (resume === 'unreadable') return <p className="text-fg-2">{t('review.resumeNotShown')}</p>
  const count = Math.min(resume.numPages, limits.resumePagesShown)
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <ResumePage key={index} resume={resume} number={index + 1} name={name} />
      ))}
      {resume.numPages > count && (
        <p className="text-small text-fg-2">
          {t('review.resumeHasMore', { count: resume.numPages })}
        </p>
      )}
    </>
  )
}

interface ResumePageProps {
  resume: PDFDocumentProxy
  number: number
  name: string
}

function ResumePage({ resume, number, name }: ResumePageProps) {
  const { t } = useTranslation()
  const [words, setWords] = useState('')
  const [isUnreadable, setUnreadable] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const left = new AbortController()
    async function draw(): Promise<void> {
      const page = await resume.getPage(number)
      if (left.signal.aborted || !canvas.current) return
      const width = canvas.current.clientWidth * window.devicePixelRatio
      const viewport = page.getViewport({
        scale: width / page.getViewport({ scale: 1 }).width,
      })
      canvas.current.width = viewport.width
      canvas.current.height = viewport.height
      const drawing = page.render({ canvas: canvas.current, viewport })
      left.signal.addEventListener('abort', () => drawing.cancel())
      await drawing.promise
      const { items } = await page.getTextContent()
      setWords(items.map((item) => ('str' in item ? item.str : '')).join(' '))
    }
    draw().catch(() => {
      if (!left.signal.aborted) setUnreadable(true)
    })
    return () => left.abort()
  }, [resume, number])
  if (isUnreadable) return <p className="text-fg-2">{t('review.resumeNotShown')}</p>
  return (
    <figure>
      <figcaption className="sr-only">
        {t('review.resumePage', { name, number })} {words}
      </figcaption>
      <canvas ref={canvas} className="resume-page" aria-hidden="true" />
    </figure>
  )
}
