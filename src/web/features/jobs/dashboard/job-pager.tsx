import { useTranslation } from 'react-i18next'
import { perPageOptions } from '#web/lib/use-cursor-pages.ts'
import type { PageAddress, useCursorPages } from '#web/lib/use-cursor-pages.ts'
import { Pager } from '#web/ui/pager.tsx'
import type { OwnJobs } from './load-own-jobs.ts'

type Props = {
  address: PageAddress
  list: OwnJobs['list']
  pages: ReturnType<typeof useCursorPages>
}

/** Which jobs are shown of how many, and the ways to the others. */
export function JobPager({ address: { page, perPage }, list, pages }: Props) {
  const { t } = useTranslation()
  const from = (page - 1) * perPage + 1
  const to = from + list.items.length - 1
  return (
    <div className="mt-4">
      <p className="small t2">{t('dashboard.showing', { from, to, total: list.total })}</p>
      {list.total > perPageOptions[0] && (
        <Pager
          texts={{
            label: t('pager.jobs'),
            position: t('pager.position', { page, pages: pages.pageCount }),
            previous: t('pager.previous'),
            next: t('pager.next'),
            perPage: t('pager.perPage'),
          }}
          page={page}
          pageCount={pages.pageCount}
          onPage={pages.goToPage}
          perPage={perPage}
          perPageOptions={perPageOptions}
          onPerPage={pages.setPerPage}
        />
      )}
    </div>
  )
}
