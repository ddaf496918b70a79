import type { MyProfile } from '#contract/profiles/part-schemas.ts'
import { profileParts } from '#contract/profiles/parts.ts'
import { dayAndTime } from '#web/lib/format/day-and-time.ts'
import { maskedNumber } from '#web/lib/format/masked-number.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { ToranMeter } from '#web/ui/toran-meter.tsx'
import { useAnswerText } from '../builder/use-answer-text.ts'

const percent = 100

/** Who it is, and how many parts are done. */
export function ProfileSlip({ profile }: { profile: MyProfile }) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const answerText = useAnswerText()
  const total = profileParts.length
  const done = profile.done.length
  const about = [answerText('place', profile), answerText('birth', profile)]
  const doneText = t('myProfile.partsDone', { done, total })
  return (
    <Slip
      as="section"
      aria-labelledby="own-profile-name"
      body={
        <>
          <div className="flex items-center gap-3">
            <Avatar src={profile.photoUrl ?? undefined} />
            <div className="min-w-0">
              <h1 id="own-profile-name" className="text-h2 break-words" lang={langOf(profile.name)}>
                {profile.name === '' ? t('nav.yourProfile') : profile.name}
              </h1>
              <p className="text-small text-fg-2">
                {about.filter((text) => text !== '').join(' · ')}
              </p>
              <p className="text-small text-fg-2">{maskedNumber(profile.mobileNumber)}</p>
            </div>
          </div>
          <div className="flex justify-between gap-3 mt-4">
            <b>{doneText}</b>
            <span className="text-small text-fg-3">
              {t('myProfile.percent', { percent: Math.round((done / total) * percent) })}
            </span>
          </div>
          <ToranMeter total={total} done={done} label={doneText} isInCard />
        </>
      }
      stub={
        profile.savedAt === null ? undefined : (
          <span className="text-small text-fg-3">
            {t('myProfile.savedAt', dayAndTime(profile.savedAt))}
          </span>
        )
      }
    />
  )
}
