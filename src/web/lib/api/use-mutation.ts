import { startTransition, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useFailureText } from '../forms/use-error-text.ts'
import { toastUntilOnline } from '../notifications/until-online.ts'
import { useToasts } from '#web/ui/toast.ts'
import type { ToastAction } from '#web/ui/toast.ts'
import { ApiError } from './api-error.ts'
import type { BrowserApi } from './api.ts'
import { useApi } from './use-api.ts'

export type MutationOptions<Input, Reply> = {
  call: (api: BrowserApi, input: Input) => Promise<Reply>
  /** Toasts of one id replace each other. */
  toastId: string
  /** The text of the success toast; without it there is none. */
  successText?: (reply: Reply, input: Input) => string
  /** A button of the success toast. */
  successAction?: (reply: Reply, input: Input) => ToastAction | undefined
  /** `onSuccess` opens another screen, which shows the success toast. */
  leadsOn?: boolean
  /** Runs after the success toast, while the mutation is still pending. */
  onSuccess?: (reply: Reply, input: Input) => void | Promise<void>
  /** The text of the error toast: the error's own unless given, undefined for no toast. */
  errorText?: (error: ApiError, input: Input) => string | undefined
  /** Ends an error in another way, such as by a queue while offline. If so, it is no error any more. */
  recover?: (error: ApiError, input: Input) => Promise<boolean>
  /** Runs before the error toast, such as to mark the fields that the server rejected. */
  onError?: (error: ApiError, input: Input) => void
  /** When the page's loaders run again; the mutation is pending until they are done. */
  revalidate: 'always' | 'onSuccess' | 'never' | ((error: ApiError | undefined) => boolean)
  /**
   * A session that is over runs the page's loaders, which show its message. `toast` treats it as any
   * other error instead, so that typed answers stay on the screen.
   */
  sessionOver?: 'revalidate' | 'toast'
}

type Pending<Input> = { readonly input: Input }

/**
 * A write from a screen, one at a time: while one is pending, `run` does nothing.
 *
 * @throws whatever is no ApiError, from `run`
 */
export function useMutation<Input = void, Reply = unknown>(options: MutationOptions<Input, Reply>) {
  const api = useApi()
  const toasts = useToasts()
  const failureText = useFailureText()
  const { revalidate } = useRevalidator()
  const isRunning = useRef(false)
  const [pending, setPending] = useState<Pending<Input>>()

  /** Whether it succeeded or recovered. If not, the error is shown already. */
  async function run(input: Input): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setPending({ input })
    let end = (): void => undefined
    const isOver = new Promise<void>((resolve) => (end = resolve))
    // A new try ends the message of the one before.
    toasts.dismiss(options.toastId)
    try {
      const error = await attempt(input, isOver)
      if (shouldRevalidate(error)) await revalidate()
      return error === undefined
    } finally {
      isRunning.current = false
      // The loaders' answers are shown in a transition. Before them the screen would flash what was there.
      startTransition(() => setPending(undefined))
      end()
    }
  }

  /** @param isOver the toast is there before the page's loaders are through; its button waits for them */
  async function attempt(input: Input, isOver: Promise<void>): Promise<ApiError | undefined> {
    try {
      const reply = await options.call(api, input)
      if (options.successText) {
        const { toastId, leadsOn } = options
        const action = options.successAction?.(reply, input)
        toasts.success(options.successText(reply, input), toastId, {
          leadsOn,
          action: action && { ...action, run: () => void isOver.then(action.run) },
        })
      }
      await options.onSuccess?.(reply, input)
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (await options.recover?.(error, input)) return undefined
      options.onError?.(error, input)
      const text = options.errorText ? options.errorText(error, input) : error.message
      if (text !== undefined && !isLeftToLoaders(error)) {
        showError(error, failureText(text))
      }
      return error
    }
  }

  function showError({ code }: ApiError, text: string): void {
    if (code === 'OFFLINE') toastUntilOnline(toasts, text, options.toastId)
    else toasts.error(text, options.toastId)
  }

  const isLeftToLoaders = (error: ApiError): boolean =>
    error.isSessionOver && options.sessionOver !== 'toast'

  function shouldRevalidate(error: ApiError | undefined): boolean {
    if (error && isLeftToLoaders(error)) return true
    if (typeof options.revalidate === 'function') return options.revalidate(error)
    return options.revalidate === 'always' || (options.revalidate === 'onSuccess' && !error)
  }

  return { run, isPending: pending !== undefined, pending: pending?.input }
}
