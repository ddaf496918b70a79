import type { MessageSetting } from '#contract/messages/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

interface StopScreenProps {
  token: string
  stop: MessageSetting
}

/** Stops one kind of messages without signing in. It works without script. */
export function StopScreen({ token, stop: { channel, isOn } }: StopScreenProps) {
  const { t } = useTranslation()
  return (
    <div className="wrap max-w-[44rem] py-8">
      {isOn ? (
        <EmptyState
          headingLevel="h1"
          title={t(`messages.stopTitle.${channel}`)}
          text={t('messages.stopText')}
          action={
            <form method="post" action={`/stop/${token}`}>
              <Button type="submit">{t('messages.stopNow')}</Button>
            </form>
          }
        />
      ) : (
        <EmptyState
          headingLevel="h1"
          title={t(`messages.stopped.${channel}`)}
          text={t('messages.stoppedText')}
        />
      )}
    </div>
  )
}
