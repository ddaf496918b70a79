import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { useKeysHelp } from '#web/lib/use-keys-help.ts'
import { KeysHelp } from '#web/ui/keys-help.tsx'

type Props = {
  help: ReturnType<typeof useKeysHelp>
  canPost: boolean
}

/** The keyboard shortcuts of the dashboard. */
export function DashboardKeys({ help, canPost }: Props) {
  const { t } = useTranslation()
  const search = { key: '/', does: t('dashboard.keySearch') }
  const ways = canPost ? [search, { key: 'P', does: t('dashboard.keyPost') }] : [search]
  return (
    <KeysHelp
      {...help}
      primary={ways.map(({ key, does }) => ({ keys: [key], does }))}
      all={[
        ...ways,
        { key: '↑ ↓', does: t('dashboard.keyRows') },
        { key: 'Enter', does: t('dashboard.keyOpen') },
        { key: 'M', does: t('dashboard.keyMenu') },
        { key: '?', does: t('keys.help') },
      ]}
    />
  )
}
