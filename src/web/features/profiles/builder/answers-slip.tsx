import type { MyProfile } from '#contract/profiles/part-schemas.ts'
import { builderParts } from '#contract/profiles/parts.ts'
import type { ProfilePart } from '#contract/profiles/parts.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Seal } from '#web/ui/seal.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { asks } from './asks.ts'
import { useAnswerText } from './use-answer-text.ts'

interface AnswersSlipProps {
  profile: MyProfile
  /** The part that is asked. */
  current: ProfilePart
  fitCount: number | undefined
}

/** The profile as it grows. */
export function AnswersSlip({ profile, current, fitCount }: AnswersSlipProps) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const answerText = useAnswerText()

  function answer(part: ProfilePart) {
    if (part === current) return <dd className="cur">{t('builder.now')}</dd>
    if (!profile.done.includes(part)) return <dd className="todo">{t('builder.notYet')}</dd>
    const text = answerText(part, profile)
    return <dd lang={langOf(text)}>{text}</dd>
  }

  return (
    <Slip
      as="div"
      className="pslip"
      body={
        <>
          <div className="flex items-center gap-3 mb-2">
            <Avatar size="s" src={profile.photoUrl ?? undefined} />
            <div>
              <b>{t('builder.yourProfile')}</b>
              <p className="text-small text-fg-3">{t('builder.notAForm')}</p>
            </div>
          </div>
          <dl>
            {builderParts.map((part) => (
              <div key={part}>
                <dt>{t(asks[part].name)}</dt>
                {answer(part)}
              </div>
            ))}
          </dl>
        </>
      }
      stub={
        <>
          <output className="text-small text-fg-2">
            {fitCount === undefined
              ? t('builder.savedAsYouGo')
              : t('builder.fitSoFar', { count: fitCount })}
          </output>
          <Seal size={22} />
        </>
      }
    />
  )
}
