import { calls } from '#contract/calls.ts'
import type { Api } from '#web/lib/api/api.ts'

export const loadSettings = async (api: Api) => ({
  settings: await api.call(calls.getMessageSettings),
})

export type LoadedSettings = Awaited<ReturnType<typeof loadSettings>>
