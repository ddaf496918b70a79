import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { z } from 'zod'
import { loadSchema } from './load-schema.ts'

/** Loads the schema of a form. A failed load is retried on the next use. */
export function useFormRules(readRules: () => Promise<z.ZodType>) {
  const [rules, setRules] = useState<z.ZodType>()
  const loading = useRef<Promise<z.ZodType | undefined>>(undefined)

  function awaitRules(): Promise<z.ZodType | undefined> {
    loading.current ??= loadSchema(readRules).catch(() => {
      loading.current = undefined
      return undefined
    })
    return loading.current
  }

  const load = useEffectEvent(async () => setRules(await awaitRules()))
  useEffect(() => {
    void load()
  }, [])

  return { rules, awaitRules }
}
