import { folded } from './search-words.rules.ts'

const pincode = /(?<![\p{L}\p{M}\d])[1-9]\d{5}(?![\p{L}\p{M}\d])/u
const nearMe =
  /(?<![\p{L}\p{M}])(?:near\s?(?:me|by)|near (?:my )?(?:home|house)|(?:aas|aaas|as) (?:paas|pas)|mere (?:paas|pas)|(?:mere )?ghar ke (?:paas|pas|pass|nazdeek|najdik)|मेरे पास|आस[- ]?पास|घर के पास)(?![\p{L}\p{M}])/gu

/** The pincode that a text names, with the text around it. */
export function pincodeInWords(
  text: string,
  isKnown: (pincode: string) => boolean,
): { readonly pincode: string; readonly rest: string } | undefined {
  const [found] = pincode.exec(text) ?? []
  return found !== undefined && isKnown(found)
    ? { pincode: found, rest: text.replace(found, ' ').trim() }
    : undefined
}

/** Whether a text asks for jobs around its writer. */
export const asksForNearby = (text: string): boolean => folded(text).search(nearMe) !== -1

export const withoutNearby = (text: string): string => folded(text).replaceAll(nearMe, ' ')
