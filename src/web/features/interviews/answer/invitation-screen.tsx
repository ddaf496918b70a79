import { CalendarPlus, Check, Clock, MapPin, Phone, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import type { AnswerProblem } from '#contract/interviews/answer-problems.ts'
import type { Invitation, InterviewTime } from '#contract/interviews/schemas.ts'
import { invitationAfter } from '#contract/interviews/states.ts'
import { NeverPay } from '#web/features/applications/never-pay.tsx'
import { callLink } from '#web/lib/format/phone-links.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { cacheOpenPageForOffline } from '#web/lib/notifications/page-worker.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useTimeTexts } from '#web/lib/format/interview-time.ts'
import { DayNews } from './day-news.tsx'
import { Pass } from './pass.tsx'
import { TimeChoices } from './time-choices.tsx'
import { useWaitingAnswer } from './use-waiting-answer.ts'
import './invitation-screen.css'

interface InvitationScreenProps {
  token: string
  invitation: Invitation
  problem: AnswerProblem | undefined
}

/** An invitation to an interview, answered without signing in. It works without script. */
export function InvitationScreen({ token, invitation, problem }: InvitationScreenProps) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const { productName } = usePublicConfig()
  const { state, time, movedFrom, choices, isOver, contact, pass, jobTitle, companyName } =
    invitation
  const { isWaiting, handleSubmit } = useWaitingAnswer(token)
  useEffect(() => void cacheOpenPageForOffline(), [])
  const mayAccept = !isOver && invitationAfter('accept', state) !== undefined
  const mayAskOther = !isOver && invitationAfter('askOtherTime', state) !== undefined
  const mayDecline = !isOver && invitationAfter('decline', state) !== undefined
  return (
    <div className="wrap max-w-[44rem] py-6 stack">
      <section className="panel">
        <h1>
          {t(isOver && state === 'invited' ? 'interviews.head.over' : `interviews.head.${state}`)}
        </h1>
        <p className="text-fg-2" lang={langOf(jobTitle)}>
          {t('interviews.jobAt', { title: jobTitle, company: companyName })}
        </p>
        {time && <When time={time} />}
      </section>
      {movedFrom !== null && !isOver && <Moved from={movedFrom} to={time} />}
      {problem && (
        <Notice tone="warn">
          <p role="alert">{t(`interviews.problem.${problem}`)}</p>
        </Notice>
      )}
      {pass && <Pass pass={pass} />}
      {isOver && state === 'invited' && <p>{t('error.invitationOver')}</p>}
      {isWaiting && (
        <Notice tone="warn">
          <output className="block">{t('interviews.answerWaits')}</output>
        </Notice>
      )}
      <form method="post" action={`/interview/${token}`} className="stack" onSubmit={handleSubmit}>
        {mayAccept && time === null && <TimeChoices choices={choices} />}
        <div className="invitation__answers">
          {mayAccept && (time !== null || choices.length > 0) && (
            <Button type="submit" kind="go" size="lg" icon={Check} name="answer" value="accept">
              {t('interviews.answer.accept')}
            </Button>
          )}
          {mayAskOther && (
            <Button type="submit" kind="sec" icon={Clock} name="answer" value="askOtherTime">
              {t('interviews.answer.askOtherTime')}
            </Button>
          )}
          {mayDecline && (
            <Button type="submit" kind="sec" name="answer" value="decline">
              {t(state === 'coming' ? 'interviews.answer.cantCome' : 'interviews.answer.decline')}
            </Button>
          )}
        </div>
        <DayNews told={invitation.told} mayTell={invitation.mayTell} />
      </form>
      {time && <WayThere time={time} token={token} isComing={state === 'coming' && !isOver} />}
      {contact && (
        <section className="panel stack" aria-labelledby="invitation-hr">
          <h2 id="invitation-hr">{t('job.hrDetails')}</h2>
          <p lang={langOf(contact.name)}>{contact.name}</p>
          <div>
            <ButtonLink
              kind="sec"
              icon={Phone}
              render={<a href={callLink(contact.mobile)} aria-label={t('interviews.callHr')} />}
            >
              {t('interviews.callHr')}
            </ButtonLink>
          </div>
          <NeverPay productName={productName} />
        </section>
      )}
    </div>
  )
}

function Moved({ from, to }: { from: string; to: InterviewTime | null }) {
  const { t } = useTranslation()
  const { whenOf } = useTimeTexts()
  const before = whenOf({ kind: 'slot', startsAt: from, endsAt: from })
  return (
    <Notice tone="warn">
      <p>
        {to === null
          ? t('interviews.movedToChoose', { from: before })
          : t('interviews.moved', { from: before, to: whenOf(to) })}
      </p>
    </Notice>
  )
}

function When({ time }: { time: InterviewTime }) {
  const { t } = useTranslation()
  const { dayOf, clockOf } = useTimeTexts()
  return (
    <>
      <p className="invitation__when">
        <b>{dayOf(time.startsAt)}</b>
        <span>{clockOf(time)}</span>
      </p>
      <p className="text-fg-2">{t(`interviews.mode.${time.mode}`)}</p>
    </>
  )
}

interface WayThereProps {
  time: InterviewTime
  token: string
  isComing: boolean
}

function WayThere({ time, token, isComing }: WayThereProps) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const { place, askFor, bring, mode } = time
  return (
    <>
      {(place !== '' || askFor !== '') && (
        <section className="panel stack" aria-labelledby="invitation-where">
          <h2 id="invitation-where">{t('interviews.where')}</h2>
          {place !== '' && <p lang={langOf(place)}>{place}</p>}
          {askFor !== '' && <p>{t('interviews.askForPerson', { name: askFor })}</p>}
          {place !== '' && mode === 'inPerson' && (
            <div>
              <ButtonLink
                kind="sec"
                icon={MapPin}
                render={
                  <a
                    href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={t('interviews.directions')}
                  />
                }
              >
                {t('interviews.directions')}
              </ButtonLink>
            </div>
          )}
        </section>
      )}
      {bring.length > 0 && (
        <section className="panel" aria-labelledby="invitation-bring">
          <h2 id="invitation-bring">{t('interviews.whatToBring')}</h2>
          <ul className="invitation__bring">
            {bring.map((item) => (
              <li key={item}>
                <Icon of={Check} size="s" />
                {t(`interviews.bring.${item}`)}
              </li>
            ))}
          </ul>
          <p className="flex gap-2 text-small text-fg-2 mt-2">
            <Icon of={TriangleAlert} size="s" />
            {t('interviews.showOnly')}
          </p>
        </section>
      )}
      {isComing && (
        <section className="panel stack">
          <div>
            <ButtonLink
              kind="sec"
              icon={CalendarPlus}
              render={
                <a
                  href={`/interview/${token}/calendar.ics`}
                  download
                  aria-label={t('interviews.addToCalendar')}
                />
              }
            >
              {t('interviews.addToCalendar')}
            </ButtonLink>
          </div>
          <p className="text-small text-fg-2">{t('interviews.weRemind')}</p>
        </section>
      )}
    </>
  )
}
