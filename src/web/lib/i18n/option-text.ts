import { findOptionValue } from '#contract/options.ts'
import type { Option } from '#contract/options.ts'
import { useTranslation } from './translation.ts'

/**
 * The texts of options. Our own calls carry the values of options, and the calls that the
 * specification names their wire labels; both show the same text.
 */
export function useOptionText() {
  const { t } = useTranslation()
  const optionText = (options: readonly Option[], given: string): string => {
    const found = findOptionValue(options, given)
    const option = options.find(({ value }) => value === found)
    return option ? t(option.labelKey) : given
  }
  const optionTexts = (options: readonly Option[], given: readonly string[]): string =>
    given.map((each) => optionText(options, each)).join(', ')
  return { optionText, optionTexts }
}
