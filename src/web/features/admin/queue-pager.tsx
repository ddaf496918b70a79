import { useTranslation } from 'react-i18next'
import { perPageOptions } from '#web/lib/use-cursor-pages.ts'
import type { PageAddress } from '#web/lib/use-cursor-pages.ts'
import { Pager } from '#web/ui/pager.tsx'

type Props = {
  address: PageAddress
  pageCount: number
  onPage: (page: number) => void
  onPerPage: (perPage: number) => void
}

/** How many jobs at once, and the pages of them. */
export function QueuePager({ address, pageCount, onPage, onPerPage }: Props) {
  const { t } = useTranslation()
  return (
    <Pager
      texts={{
        label: t('admin.pagesLabel'),
        position: t('admin.position', { page: address.page, pages: pageCount }),
        previous: t('admin.previousPage'),
        next: t('admin.nextPage'),
        perPage: t('admin.perPage'),
      }}
      page={address.page}
      pageCount={pageCount}
      onPage={onPage}
      perPage={address.perPage}
      perPageOptions={perPageOptions}
      onPerPage={onPerPage}
    />
  )
}
