import { useEffect, useEffectEvent, useState } from 'react'
import type { SubmitEvent } from 'react'
import { calls } from '#contract/calls.ts'
import { problemOfRefusal } from '#contract/interviews/answer-problems.ts'
import { candidateAnswers, dayNews } from '#contract/interviews/states.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { isShape, isText } from '#web/lib/api/shapes.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { deviceValue } from '#web/lib/device-store.ts'

/* An answer to an invitation that was given without a line. The end of a session deletes it. */

const stored = deviceValue('private:interview-answer')
const retryMs = 3000

const answers = [...candidateAnswers, ...dayNews]

function toAnswer({ answer, timeId }: Readonly<Record<string, unknown>>) {
  const said = answers.find((each) => each === answer)
  return said && { answer: said, ...(isText(timeId) && { timeId }) }
}

function readAnswer(token: string) {
  const value = stored.read()
  if (!isShape(value) || value['token'] !== token || !isShape(value['answer'])) return undefined
  return toAnswer(value['answer'])
}

/**
 * Stores an answer that is given without a line, and sends it when the line is back. It is stored until the server has
 * answered: a browser that says it is online may still reach nobody.
 * @returns what the form does when it is sent, and whether an answer waits
 */
export function useWaitingAnswer(token: string) {
  const api = useApi()
  const [isWaiting, setWaiting] = useState(false)

  /** Whether it has to be tried again. */
  const sendStored = useEffectEvent(async (): Promise<boolean> => {
    const answer = readAnswer(token)
    setWaiting(answer !== undefined)
    if (!answer || !navigator.onLine) return false
    const page = new URL(window.location.href)
    try {
      await api.call(calls.answerInvitation, { params: { token }, body: answer })
      page.searchParams.delete('problem')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.isUnanswered) return true
      page.searchParams.set('problem', problemOfRefusal(error.code) ?? 'changed')
    }
    stored.delete()
    // The page as the server has it now, with its pass or the problem.
    window.location.replace(page)
    return false
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isSending = false
    async function trySending(): Promise<void> {
      if (isSending) return
      isSending = true
      const isToRetry = await sendStored()
      isSending = false
      clearTimeout(timer)
      if (isToRetry) timer = setTimeout(() => void trySending(), retryMs)
    }
    const onOnline = () => void trySending()
    onOnline()
    window.addEventListener('online', onOnline)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', onOnline)
    }
  }, [])

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    if (navigator.onLine) {
      stored.delete()
      return
    }
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter)
    const answer = toAnswer(Object.fromEntries(form))
    if (!answer) return
    try {
      stored.write({ token, answer })
    } catch {
      // The storage is full.
      return
    }
    event.preventDefault()
    setWaiting(true)
  }

  return { isWaiting, handleSubmit }
}
