import { useTranslation } from '#web/lib/translation.ts'
import { perPageOptions } from './use-cursor-pages.ts'
import type { PageAddress, useCursorPages } from './use-cursor-pages.ts'

/** What a `Pager` needs to lead through a list that is read by cursors. */
export function usePager(
  label: string,
  { page, perPage }: PageAddress,
  { pageCount, goToPage, setPerPage }: ReturnType<typeof useCursorPages>,
) {
  const { t } = useTranslation()
  return {
    texts: {
      label,
      position: t('pager.position', { page, pages: pageCount }),
      previous: t('pager.previous'),
      next: t('pager.next'),
      perPage: t('pager.perPage'),
    },
    page,
    pageCount,
    onPage: goToPage,
    perPage,
    perPageOptions,
    onPerPage: setPerPage,
  }
}
