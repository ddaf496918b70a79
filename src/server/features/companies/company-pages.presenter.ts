import type { CompanyPhoto } from '#contract/companies/own-page-schemas.ts'
import type { Hires } from '#contract/companies/hires.ts'
import { indiaDate } from '#contract/india-time.ts'
import type { StoredPage } from './company-pages.repository.ts'

type Links = { readonly publicUrl: (fileId: string) => string }
type PagePart = { about: string; hires: Hires | null; hiresFor: string; photos: CompanyPhoto[] }

/** What a company says and shows of itself, for everybody. */
export const presentPage = ({ about, photos }: StoredPage, { publicUrl }: Links): PagePart => ({
  about: about?.about ?? '',
  hires: about?.hires ?? null,
  hiresFor: about?.hires_for ?? '',
  photos: photos.map(({ id, file_id, caption, added_at }) => ({
    id,
    url: publicUrl(file_id),
    caption,
    addedOn: indiaDate(added_at),
  })),
})
