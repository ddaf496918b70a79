import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LazyPart } from '#web/ui/lazy-part.tsx'
import { Perforation } from '#web/ui/slip.tsx'
import { CaseAssignment } from './case-assignment.tsx'
import { CaseNote } from './case-note.tsx'
import { CaseStateBadge } from './case-state-badge.tsx'
import { iconOfKind, subOf, titleOf } from './case-texts.ts'
import { ContactCase } from './contact-case.tsx'
import { ObjectedBlock } from './objected-block.tsx'
import type { OpenedCase } from './load-inbox.ts'
import { ReportCase } from './report-case.tsx'
import type { useAssignCase } from './use-assign-case.ts'
import type { useReportActs } from './use-report-acts.ts'

const loadGrievance = async () => (await import('./grievance-case.tsx')).GrievanceCase
const loadBlockDialog = async () =>
  (await import('#web/features/blocks/block-company-dialog.tsx')).BlockCompanyDialog

interface CasePaneProps {
  opened: OpenedCase
  assigning: ReturnType<typeof useAssignCase>
  acts: ReturnType<typeof useReportActs>
}

/** The open case: who has it, what was written, and the answer. */
export function CasePane({ opened: { case: one, reports }, assigning, acts }: CasePaneProps) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const { assign, pending } = assigning
  const { content, note, owner } = one
  const request = 'request' in content ? content.request : undefined
  const title = titleOf(one, t)
  const isSavingNote = pending?.note !== undefined
  const saveNote = (text: string) => assign({ note: text })
  const noteField =
    owner?.isMe === false || one.state === 'done' ? (
      note !== '' && (
        <p className="whitespace-pre-line break-words">
          <b className="block">{t('inbox.note')}</b>
          <span lang={langOf(note)}>{note}</span>
        </p>
      )
    ) : (
      <CaseNote key={note} note={note} isSaving={isSavingNote} onSave={saveNote} />
    )
  return (
    <article className="slip" aria-label={t('inbox.opened')}>
      <div className="slip__body stack">
        <div className="flex gap-3 items-start">
          <span className={cx('cases__ic', one.kind === 'report' && 'cases__ic--report')}>
            <Icon of={iconOfKind[one.kind]} />
          </span>
          <div className="flex-1 min-w-0 break-words">
            <h2 className="text-h3" lang={langOf(title)}>
              {request ? one.who : title}
            </h2>
            <p className="text-fg-2">{request ? t(`inbox.kind.${one.kind}`) : subOf(one, t)}</p>
          </div>
          <CaseStateBadge state={one.state} />
        </div>
        <CaseAssignment opened={one} assign={assign} />
      </div>
      <Perforation />
      <div className="slip__body">
        {content.kind === 'report' && (
          <ReportCase job={content.job} reports={reports} acts={acts} note={noteField} />
        )}
        {content.kind === 'objection' && <ObjectedBlock block={content.block} />}
        {request && (
          <ContactCase
            // Its note may change under the form, which then starts anew.
            key={note}
            opened={one}
            request={request}
            isSavingNote={isSavingNote}
            onSaveNote={saveNote}
          />
        )}
        {content.kind === 'grievance' && (
          <LazyPart
            load={loadGrievance}
            isRequested
            props={{ opened: one, ticket: content.ticket, note: noteField }}
          />
        )}
      </div>
      {acts.company && (
        <LazyPart
          load={loadBlockDialog}
          isRequested
          onMissed={acts.closeDialog}
          props={{ organisation: acts.company, open: true, onClose: acts.closeDialog }}
        />
      )}
    </article>
  )
}
