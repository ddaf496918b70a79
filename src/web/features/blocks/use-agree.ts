import type { Block } from '#contract/blocks/schemas.ts'
import { trustCalls } from '#contract/trust-calls.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

/** Makes a block final as the second admin. */
export function useAgree() {
  const { t } = useTranslation()
  const { run: agree, isPending } = useMutation({
    call: (api, { id }: Block) => api.call(trustCalls.agreeToBlock, { params: { blockId: id } }),
    toastId: 'blocks',
    successText: () => t('blocks.agreed'),
    revalidate: 'always',
  })
  return { agree, isPending }
}
