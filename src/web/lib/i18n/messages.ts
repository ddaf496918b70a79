import type { MessageAddresses, MessagePart } from '#contract/i18n/catalogue-parts.ts'
import { createTranslator } from '#contract/i18n/translator.ts'
import type { Translator } from '#contract/i18n/translator.ts'
import { isShape, isTextByName, readJson } from '../api/shapes.ts'

/** The messages that a page has, and where to load more. */
export type Messages = {
  readonly translator: Translator
  readonly addresses: MessageAddresses
  /** A load that waits for each part that is not here yet, each the same until it is done. */
  readonly missing: (parts: readonly MessagePart[]) => readonly Promise<void>[]
}

/** The server has every message. */
export const createServerMessages = (
  translator: Translator,
  addresses: MessageAddresses,
): Messages => ({ translator, addresses, missing: () => [] })

/** In the browser a catalogue begins empty, and grows by the parts that its pages name. */
export function createBrowserMessages({ lang, dataset }: HTMLElement): Messages {
  const addresses = readAddresses(dataset['messages'])
  const catalogue: Record<string, string> = {}
  const loads = new Map<MessagePart, Promise<void>>()
  const loaded = new Set<MessagePart>()

  async function load(part: MessagePart): Promise<void> {
    const address = addresses[part]
    if (address !== undefined) Object.assign(catalogue, await fetchPart(address))
    loaded.add(part)
  }

  function startLoad(part: MessagePart): Promise<void> {
    const started = loads.get(part) ?? load(part)
    loads.set(part, started)
    return started
  }

  return {
    translator: createTranslator(catalogue, lang),
    addresses,
    missing: (parts) => parts.filter((part) => !loaded.has(part)).map(startLoad),
  }
}

const retryMs = 2000

/** Without its messages a page says nothing, so a lost connection is waited out. */
async function fetchPart(address: string): Promise<Record<string, string>> {
  try {
    const response = await fetch(address)
    const part: unknown = response.ok ? await response.json() : undefined
    if (isTextByName(part)) return part
  } catch {
    // The connection is gone, or somebody else answered.
  }
  await new Promise((resolve) => setTimeout(resolve, retryMs))
  return await fetchPart(address)
}

function readAddresses(written: string | undefined): MessageAddresses {
  const addresses = readJson(written ?? '')
  return isShape(addresses) && isTextByName(addresses) ? addresses : {}
}
