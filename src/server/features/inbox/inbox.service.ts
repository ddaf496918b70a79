import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { mayActAsAdmin } from '#contract/admin/roles.ts'
import type { Translator } from '#contract/i18n/translator.ts'
import { cannedAnswers } from '#contract/inbox/canned-answers.ts'
import type { CannedAnswerName } from '#contract/inbox/canned-answers.ts'
import { dueDays } from '#contract/inbox/due-days.ts'
import { actOfCase, caseKinds, isDueMovable } from '#contract/inbox/kinds.ts'
import type { CaseKind } from '#contract/inbox/kinds.ts'
import type { AssignCaseInput, Case, ListedCase, listCasesSchema } from '#contract/inbox/schemas.ts'
import { endOfIndiaDayAfter } from '#contract/india-time.ts'
import type { DB } from '#server/db/types.ts'
import type { AccountsService } from '#server/features/accounts/accounts.service.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId } from '#server/lib/ids.ts'
import { limits } from '#server/lib/limits.ts'
import { decodeTimeCursor, encodeCursor } from '#server/lib/page.ts'
import type { Page } from '#server/lib/page.ts'
import type { Contents, ReadCaseContents } from './case-contents.ts'
import type { CaseRow } from './case-rows.ts'
import { changeOf } from '#server/lib/case-owner.ts'
import { presentCase } from './inbox.presenter.ts'
import * as repository from './inbox.repository.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  audit: Pick<Audit, 'record'>
  readContents: ReadCaseContents
  accounts: Pick<AccountsService, 'listWhoMay'>
}

type Key = { readonly kind: CaseKind; readonly caseId: string }

export type InboxService = ReturnType<typeof createInboxService>

/** What people send that an admin answers, in one list: reports of jobs, requests for a call back, and grievances. */
export function createInboxService({ db, clock, audit, readContents, accounts }: Deps) {
  return {
    /** The cases that the role of the admin covers; of what is done the last days, while nothing is searched for. */
    async list(
      viewer: Viewer,
      { kind, view = 'open', search = '', ...query }: z.output<typeof listCasesSchema>,
    ): Promise<Page<ListedCase>> {
      const { limit = limits.listDefault, cursor } = query
      const { accountId: adminId } = viewer
      const now = clock.now()
      const covered = kindsOf(viewer)
      const of = {
        kinds: covered.filter((each) => kind === undefined || each === kind),
        view,
        search: search.trim(),
        adminId,
        now,
        doneSince: search.trim() === '' ? daysBefore(now, limits.caseDoneDays) : undefined,
      }
      const position = decodeTimeCursor(cursor)
      const [rows, total, open] = await Promise.all([
        repository.listCases(db, of, {
          after: position?.at ? { at: position.at, id: position.id } : undefined,
          limit: limit + 1,
        }),
        repository.countListed(db, of),
        repository.countOpenCases(db, covered, {
          adminId,
          now,
          endOfDay: endOfIndiaDayAfter(now, 0),
        }),
      ])
      const shown = rows.slice(0, limit)
      const last = rows.length > limit ? shown.at(-1) : undefined
      const at = last && (last.done_at ?? last.due_at)
      return {
        items: shown.map((row) => presentCase(row, adminId, now)),
        total,
        nextCursor: last && at ? encodeCursor({ value: at.toISOString(), id: last.id }) : null,
        counts: countsOf(open, kind),
      }
    },

    /**
     * A case with what was written. That an admin read what a person wrote is recorded.
     * @throws AppError NOT_FOUND; MEMBER_MAY_NOT when the role does not cover the kind
     */
    async read(viewer: Viewer, key: Key, t: Translator): Promise<Case> {
      const row = await find(viewer, key)
      const contents = await readContents(row, t)
      if (row.kind !== 'report') {
        await audit.record(db, viewer, { kind: 'case-read', ...contents.named })
      }
      return await present(viewer, row, contents)
    },

    /**
     * Sets who works on a case, whether it waits, its note and when it is due.
     * @throws AppError NOT_FOUND; MEMBER_MAY_NOT; TAKEN_BY_OTHER; CHANGED_MEANWHILE for an owner who may not have it;
     * INVALID_FORM for a day that it can't be due on
     */
    async assign(viewer: Viewer, key: Key, input: AssignCaseInput, t: Translator): Promise<Case> {
      const contents = await readContents(await find(viewer, key), t)
      const { ownerId = 'nobody' } = input
      if (ownerId !== 'nobody' && ownerId !== viewer.accountId) {
        const admins = await accounts.listWhoMay(actOfCase[key.kind])
        if (!admins.some(({ id }) => id === ownerId)) throw new AppError('CHANGED_MEANWHILE')
      }
      await db.transaction().execute(async (tx) => {
        await repository.lockCase(tx, key.kind, key.caseId)
        const row = await repository.findCase(tx, key.kind, key.caseId)
        if (!row) throw new AppError('NOT_FOUND')
        requireDay(row, input.dueOn)
        const change = changeOf(row, viewer.accountId, input)
        if (!change) return
        await repository.assignCase(tx, row, change)
        const { details, ...about } = contents.named
        await audit.record(tx, viewer, {
          kind: 'case-changed',
          ...about,
          details: { ...details, state: { key: change.said } },
        })
      })
      return await present(viewer, await find(viewer, key), contents)
    },
  }

  /** @throws AppError INVALID_FORM */
  function requireDay({ kind, done_at: doneAt }: CaseRow, dueOn: string | undefined): void {
    if (dueOn === undefined) return
    const [first, last] = dueDays(clock.now())
    if (isDueMovable[kind] && doneAt === null && dueOn >= first && dueOn <= last) return
    throw new AppError('INVALID_FORM', {
      messageKey: 'inbox.dueOutside',
      fields: { dueOn: 'inbox.dueOutside' },
    })
  }

  /** @throws AppError NOT_FOUND; MEMBER_MAY_NOT */
  async function find(viewer: Viewer, { kind, caseId }: Key): Promise<CaseRow> {
    if (!kindsOf(viewer).includes(kind)) throw new AppError('MEMBER_MAY_NOT')
    const row = isId(caseId) ? await repository.findCase(db, kind, caseId) : undefined
    if (!row) throw new AppError('NOT_FOUND')
    return row
  }

  async function present(
    viewer: Viewer,
    row: CaseRow,
    { content, reader }: Contents,
  ): Promise<Case> {
    const names: readonly CannedAnswerName[] = cannedAnswers[row.kind]
    const admins = await accounts.listWhoMay(actOfCase[row.kind])
    return {
      ...presentCase(row, viewer.accountId, clock.now()),
      note: row.note,
      admins: admins.map((admin) => ({ ...admin, isMe: admin.id === viewer.accountId })),
      cannedAnswers: names.map((name) => ({ name, text: reader(`canned.${name}`) })),
      content,
    }
  }
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000)

const kindsOf = ({ adminRole }: Viewer): CaseKind[] =>
  caseKinds.filter((kind) => adminRole !== undefined && mayActAsAdmin(adminRole, actOfCase[kind]))

/** The counts of the chosen kind by view, and what is open of each kind. */
function countsOf(
  open: readonly repository.OpenCounts[],
  kind: CaseKind | undefined,
): Record<string, number> {
  const sum = (part: 'open' | 'mine' | 'nobody' | 'late' | 'today') =>
    open
      .filter((each) => kind === undefined || each.kind === kind)
      .reduce((total, each) => total + each[part], 0)
  return {
    ...Object.fromEntries(caseKinds.map((each) => [each, 0])),
    ...Object.fromEntries(open.map((each) => [each.kind, each.open])),
    all: open.reduce((total, each) => total + each.open, 0),
    open: sum('open'),
    mine: sum('mine'),
    nobody: sum('nobody'),
    late: sum('late'),
    today: sum('today'),
  }
}
