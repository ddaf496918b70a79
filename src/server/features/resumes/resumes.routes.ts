import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { ResumesService } from './resumes.service.ts'

export function bindResumes(bind: Bind, resumes: ResumesService): void {
  bind.signedIn(endpoints.readResume, async ({ viewer, query, t }) =>
    resumes.readResume(viewer, { ...query, locale: query.locale ?? t.locale }),
  )
  bind.download(endpoints.downloadResume, async ({ viewer, query, t }) => ({
    fileName: 'resume.pdf',
    mediaType: 'application/pdf',
    parts: onePart(
      await resumes.drawResume(viewer, { ...query, locale: query.locale ?? t.locale }),
    ),
  }))
}

async function* onePart(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
