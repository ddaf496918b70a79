import { calls } from '#contract/calls.ts'
import { applicantNews } from '#contract/messages/settings.ts'
import type { ApplicantNews } from '#contract/messages/settings.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'

/** How often an employer is told of new applicants. A choice is saved at once. */
export function ApplicantNewsPanel({ news }: { news: ApplicantNews }) {
  const { t } = useTranslation()
  const { run, pending } = useMutation({
    call: (api, chosen: ApplicantNews) =>
      api.call(calls.changeApplicantNews, { body: { applicantNews: chosen } }),
    toastId: 'message-settings',
    successText: () => t('messages.saved'),
    revalidate: 'always',
  })
  return (
    <section className="panel">
      <ChoiceGroup
        type="radio"
        name="applicantNews"
        label={t('messages.applicants.legend')}
        hint={t('messages.applicants.hint')}
        columns={3}
        options={applicantNews.map((value) => ({
          value,
          label: t(`messages.applicants.${value}`),
        }))}
        selected={[pending ?? news]}
        onChange={({ currentTarget: { value } }) => {
          const chosen = applicantNews.find((each) => each === value)
          if (chosen) void run(chosen)
        }}
      />
    </section>
  )
}
