import { data, isRouteErrorResponse } from 'react-router'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { ApiError, mayNotCode } from './api-error.ts'
import { orNothing } from './or-failure.ts'
import { isShape, isText } from './shapes.ts'

/** Why a screen's data could not be had: the server's sentence or a key, which `useErrorText` says. */
export type Failure = {
  readonly status: number
  readonly message: string
  /** The viewer's role in the team does not allow it, and another try does not help. */
  readonly isOfOthers?: boolean
}

const faultOfOurs = 500

/**
 * For loaders that run on the server: an error loses its words on the way to the browser, a response
 * keeps them, and its status is the page's.
 */
export async function orResponse<Value>(loading: Promise<Value>): Promise<Value> {
  try {
    return await loading
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw data({ message: error.message }, { status: error.status })
  }
}

/** The same for a thing that may not be there. */
export const orFound = <Value>(loading: Promise<Value>): Promise<Value | undefined> =>
  orResponse(orNothing(loading))

/** What to show of an error thrown by a loader. Undefined for a bug. */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof ApiError) {
    const { status, message, code } = error
    return { status, message, isOfOthers: code === mayNotCode }
  }
  if (isRouteErrorResponse(error)) return failureOfResponse(error)
  if (isLostLine(error)) return failureWith(0, 'error.offline')
  return isForeignAnswer(error) ? failureWith(0, 'error.unreadable') : undefined
}

const failureWith = (status: number, message: MessageKey): Failure => ({ status, message })

function failureOfResponse(response: { status: number; data: unknown }): Failure | undefined {
  const { status } = response
  if (status === faultOfOurs) return undefined
  const message = isShape(response.data) ? response.data['message'] : undefined
  if (isText(message)) return { status, message }
  if (status === 404) return failureWith(status, 'error.notFound')
  // A proxy answered the router's own request in the name of a server that it doesn't reach.
  return status > faultOfOurs ? failureWith(status, 'error.unavailable') : undefined
}

/* The router fetches the data of public pages itself, and has only words for what went wrong. */

const isLostLine = (error: unknown): boolean =>
  error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message)

/** Such as the login page of a public Wi-Fi, which answers in everybody's name. */
const isForeignAnswer = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('decode turbo-stream')
