import { useState } from 'react'
import { assessmentCalls } from '#contract/assessment-calls.ts'
import type { TypingLanguage } from '#contract/typing-tests/languages.ts'
import type { FinishedTyping, TypingState } from '#contract/typing-tests/schemas.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'

type Try = {
  readonly testId: string
  readonly passage: string
  /** Once the minute is over. */
  readonly typed?: string
}

/** A candidate's typing test: begun, typed for a minute, sent, and scored by the server. */
export function useTypingTest(language: TypingLanguage, initial: TypingState) {
  const [known, setKnown] = useState(initial)
  const [current, setCurrent] = useState<Try>()
  const [finished, setFinished] = useState<FinishedTyping>()

  const begin = useMutation({
    call: (api, testId: string) =>
      api.call(assessmentCalls.startTypingTest, { body: { testId, language } }),
    toastId: 'typing',
    onSuccess: ({ passage, triesLeft }, testId) => {
      setKnown((before) => ({ ...before, triesLeft }))
      setFinished(undefined)
      setCurrent({ testId, passage })
    },
    revalidate: 'never',
  })

  const send = useMutation({
    call: (api, { testId, typed }: { testId: string; typed: string }) =>
      api.call(assessmentCalls.finishTypingTest, { params: { testId }, body: { typed } }),
    toastId: 'typing',
    onSuccess: (reply) => {
      setKnown({ best: reply.best, triesLeft: reply.triesLeft })
      setFinished(reply)
      setCurrent(undefined)
    },
    // What can't count any more is not sent again.
    onError: ({ isUnanswered }) => {
      if (!isUnanswered) setCurrent(undefined)
    },
    revalidate: 'never',
  })

  return {
    ...known,
    current,
    finished,
    isBeginning: begin.isPending,
    isSending: send.isPending,
    begin: () => void begin.run(crypto.randomUUID()),
    /** The minute is over. */
    end: (typed: string) => {
      if (!current) return
      setCurrent({ ...current, typed })
      void send.run({ testId: current.testId, typed })
    },
    sendAgain: () => {
      if (current?.typed !== undefined) {
        void send.run({ testId: current.testId, typed: current.typed })
      }
    },
    stop: () => setCurrent(undefined),
  }
}
