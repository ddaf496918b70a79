import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { useKeysHelp } from '#web/lib/use-keys-help.ts'
import { KeysHelp } from '#web/ui/keys-help.tsx'

/** The keyboard shortcuts of the dashboard. */
export function DashboardKeys({ help }: { help: ReturnType<typeof useKeysHelp> }) {
  const { t } = useTranslation()
  const search = { key: '/', does: t('dashboard.keySearch') }
  const post = { key: 'P', does: t('dashboard.keyPost') }
  return (
    <KeysHelp
      {...help}
      primary={[search, post].map(({ key, does }) => ({ keys: [key], does }))}
      all={[
        search,
        post,
        { key: '↑ ↓', does: t('dashboard.keyRows') },
        { key: 'Enter', does: t('dashboard.keyOpen') },
        { key: 'M', does: t('dashboard.keyMenu') },
        { key: '?', does: t('keys.help') },
      ]}
    />
  )
}
