import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ClipboardEvent } from 'react'
import type { TypingLanguage } from '#contract/typing-tests/languages.ts'
import { limits } from '#contract/limits.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

type Props = {
  language: TypingLanguage
  passage: string
  onEnd: (typed: string) => void
  onStop: () => void
}

/** Seconds at which readers of the screen hear how many are left. */
const saidSeconds: readonly number[] = [30, 10]

/** The minute: the text above, what is typed below. The text moves along, so that both fit above a phone's keyboard. */
export function TypingMinute({ language, passage, onEnd, onStop }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [secondsLeft, setSecondsLeft] = useState<number>(limits.typingSeconds)
  const text = useRef<HTMLElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const end = useEffectEvent(() => onEnd(typed))

  useEffect(() => field.current?.focus(), [])

  useEffect(() => {
    const endsAt = performance.now() + limits.typingSeconds * 1000
    const timer = setInterval(() => {
      const left = Math.ceil((endsAt - performance.now()) / 1000)
      setSecondsLeft(Math.max(0, left))
      if (left > 0) return
      clearInterval(timer)
      end()
    }, 250)
    return () => clearInterval(timer)
  }, [])

  useEffect(() => {
    const box = text.current
    if (!box) return
    const at = (typed.length / passage.length) * box.scrollHeight
    box.scrollTop = at - box.clientHeight / 3
  }, [typed, passage])

  const said = saidSeconds.find((seconds) => secondsLeft <= seconds && secondsLeft > seconds - 5)
  return (
    <div className="stack">
      <div className="flex items-center justify-between gap-3">
        <p className="typing__clock" role="timer">
          <span className="sr-only">{t('typing.timeLeft')}</span>
          {t('typing.secondsLeft', { seconds: secondsLeft })}
        </p>
        <Button kind="quiet" size="sm" onClick={onStop}>
          {t('typing.stop')}
        </Button>
      </div>
      <output className="sr-only">
        {said !== undefined && t('typing.said', { seconds: said })}
      </output>
      <section
        ref={text}
        className="typing__text"
        aria-label={t('typing.textLabel')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        lang={language}
      >
        {passage}
      </section>
      <TextArea
        ref={field}
        name="typed"
        label={t('typing.typeHere')}
        rows={4}
        lang={language}
        value={typed}
        maxLength={limits.typedLength}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        onPaste={(event: ClipboardEvent) => event.preventDefault()}
      />
    </div>
  )
}
