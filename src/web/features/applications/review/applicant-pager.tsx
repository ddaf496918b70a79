import { useTranslation } from 'react-i18next'
import { perPageOptions } from '#web/lib/use-cursor-pages.ts'
import type { PageAddress, useCursorPages } from '#web/lib/use-cursor-pages.ts'
import { Pager } from '#web/ui/pager.tsx'
import type { Review } from './load-applicants.ts'

type Props = {
  address: PageAddress
  list: Review['list']
  pages: ReturnType<typeof useCursorPages>
}

/** The ways to more applicants, where there are more than the smallest page holds. */
export function ApplicantPager({ address: { page, perPage }, list, pages }: Props) {
  const { t } = useTranslation()
  if (list.total <= perPageOptions[0]) return null
  return (
    <div className="mt-4">
      <Pager
        texts={{
          label: t('pager.applicants'),
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
    </div>
  )
}
