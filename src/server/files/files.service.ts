import type { Kysely, Transaction } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { Audit } from '../audit/audit.service.ts'
import type { DB } from '../db/types.ts'
import { isForeignKeyViolation } from '../lib/violations.ts'
import type { Upload } from '../http/uploads.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import { isId, newId } from '../lib/ids.ts'
import type { Log } from '../lib/log.ts'
import type { FileStore } from '../ports/file-store.ts'
import type { ScanVerdict, VirusScanner } from '../ports/virus-scanner.ts'
import { networkOf } from '../lib/network.ts'
import { attachmentHeader, downloadName, showableFileName } from './file-name.ts'
import * as repository from './files.repository.ts'
import type { CleanImages } from './image-check.ts'
import type { PdfChecker } from './pdf-checker.ts'
import { visibilityOfKind } from './prepared-file.ts'
import type { FileKind, PreparedFile } from './prepared-file.ts'

export type { FileRow } from './files.repository.ts'
export type { PreparedFile } from './prepared-file.ts'
import { createLinkSigner } from './signed-link.ts'
import type { SmallImageSide } from './small-image-sides.ts'
import type { SmallImages } from './small-images.ts'
import { videoTypeByBytes } from './video-check.ts'
import type { Disposition, Opener } from './signed-link.ts'

export type FilesService = ReturnType<typeof createFilesService>

/** A file as it is served. */
export type ServedFile = {
  readonly bytes: Buffer
  readonly mediaType: string
  readonly contentDisposition: string
}

/** Where files are looked at for viruses, and whether they are taken while nobody looks. */
type Scanning = { readonly scanner: VirusScanner; readonly whenAway: 'refuse' | 'accept' }

/** A file that another took the place of; without an id where none was there, or it stays. */
export type ReplacedFile = {
  readonly kind: FileKind
  readonly id: string | false | null | undefined
}

type Whose = { readonly ownerAccountId: string; readonly kind: FileKind }

/** Who opens a private file, as far as its link tells, and whether they get to see it. */
type Opening = {
  readonly opener: Opener | undefined
  readonly address: string
  readonly isBytesSent: boolean
}

type Dependencies = {
  db: Kysely<DB>
  store: FileStore
  clock: Clock
  log: Log
  audit: Pick<Audit, 'record' | 'recordResumeOpened'>
  linkSecret: string
  cleanImage: CleanImages
  smallImages: SmallImages
  pdfs: PdfChecker
  scanning: Scanning | undefined
}

export function createFilesService(dependencies: Dependencies) {
  const { db, store, clock, log, audit, cleanImage, smallImages, pdfs, scanning } = dependencies
  const links = createLinkSigner(dependencies.linkSecret)

  return {
    /**
     * Judges an image by its bytes and writes it anew. Nothing is kept yet.
     * @throws AppError IMAGE_TOO_LARGE, NOT_AN_IMAGE, FILE_INFECTED, SCANNER_AWAY, marking the field
     */
    async prepareImage(upload: Upload, fieldName: string): Promise<PreparedFile> {
      if (upload.bytes.length >= limits.maxImageBytes) {
        throw new AppError('IMAGE_TOO_LARGE', { fields: { [fieldName]: 'upload.imageTooLarge' } })
      }
      const image = await cleanImage(upload.bytes)
      if (!image) {
        throw new AppError('NOT_AN_IMAGE', { fields: { [fieldName]: 'upload.notAnImage' } })
      }
      await refuseInfected(upload, fieldName)
      const ending = image.mediaType === 'image/png' ? 'png' : 'jpg'
      return {
        ...image,
        storageKey: newStorageKey(),
        originalName: showableFileName(upload.fileName, ending, 'image'),
      }
    },

    /**
     * Judges a resume by its bytes. Nothing is kept yet.
     * @throws AppError RESUME_TOO_LARGE, NOT_A_PDF, FILE_INFECTED, SCANNER_AWAY, marking the field
     */
    async prepareResume(upload: Upload, fieldName: string): Promise<PreparedFile> {
      if (upload.bytes.length >= limits.maxResumeBytes) {
        throw new AppError('RESUME_TOO_LARGE', { fields: { [fieldName]: 'upload.resumeTooLarge' } })
      }
      const verdict = await pdfs.check(upload.bytes)
      if (!verdict.isFine) {
        throw new AppError('NOT_A_PDF', {
          fields: { [fieldName]: 'upload.notAPdf' },
          detail: verdict.why,
        })
      }
      await refuseInfected(upload, fieldName)
      return {
        bytes: upload.bytes,
        mediaType: 'application/pdf',
        storageKey: newStorageKey(),
        originalName: showableFileName(upload.fileName, 'pdf', 'resume'),
      }
    },

    /**
     * Judges a video by its bytes. Nothing is kept yet.
     * @throws AppError VIDEO_TOO_LARGE, NOT_A_VIDEO, FILE_INFECTED, SCANNER_AWAY, marking the field
     */
    async prepareVideo(upload: Upload, fieldName: string): Promise<PreparedFile> {
      if (upload.bytes.length >= limits.maxVideoBytes) {
        throw new AppError('VIDEO_TOO_LARGE', { fields: { [fieldName]: 'upload.videoTooLarge' } })
      }
      const mediaType = videoTypeByBytes(upload.bytes)
      if (!mediaType) {
        throw new AppError('NOT_A_VIDEO', { fields: { [fieldName]: 'upload.notAVideo' } })
      }
      await refuseInfected(upload, fieldName)
      const ending = mediaType === 'video/mp4' ? 'mp4' : 'webm'
      return {
        bytes: upload.bytes,
        mediaType,
        storageKey: newStorageKey(),
        originalName: showableFileName(upload.fileName, ending, 'video'),
      }
    },

    /**
     * Keeps a prepared file: its bytes at once, its row with the caller's transaction. When that
     * fails, the caller hands the file to `discard`.
     */
    async keep(trx: Transaction<DB>, file: PreparedFile, whose: Whose): Promise<string> {
      const row = await keepBytes(file, whose)
      await repository.insertFile(trx, row)
      return row.id
    },

    /** Keeps the bytes of a prepared file and gives the row, for a caller who writes it together with others. */
    keepBytes,

    /** Removes the bytes of files whose transaction failed. Never throws: there is an error already. */
    async discard(files: readonly PreparedFile[]): Promise<void> {
      if (files.length === 0) return
      try {
        const keys = files.map((file) => file.storageKey)
        // A commit whose answer was lost looks like a failure; what has a row stays.
        const kept = await repository.findKeptKeys(db, keys)
        await Promise.all(keys.filter((key) => !kept.includes(key)).map((key) => store.remove(key)))
      } catch (error) {
        log.error({ error }, 'The bytes of a refused file stay behind')
      }
    },

    /** Removes files that were replaced, unless something still refers to them. After the commit. */
    async removeUnused(replaced: readonly ReplacedFile[]): Promise<void> {
      for (const { kind, id } of replaced) {
        if (!id) continue
        try {
          const storageKey = await repository.deleteFile(db, { kind, id })
          if (storageKey !== undefined) await store.remove(storageKey)
        } catch (error) {
          // An application keeps its copy. Anything else leaves a file too many, which hurts nobody.
          if (!isForeignKeyViolation(error)) log.error({ error }, 'A replaced file stays behind')
        }
      }
    },

    publicUrl: (fileId: string): string => `/media/${fileId}`,

    /**
     * A link to a private file that opens for a few minutes, for whoever holds it. `opener` is who it
     * was made for, unless the file is their own.
     */
    privateUrl: (fileId: string, disposition: Disposition, opener?: Opener): string =>
      links.linkTo({ id: fileId, disposition, opener }, clock.now()),

    /** What a person's resume is called when it is downloaded. */
    resumeName,

    /**
     * @param side the longest side of a small one, where that is wanted
     * @throws AppError NOT_FOUND, for private files too
     */
    async getPublicFile(id: string, side?: SmallImageSide): Promise<ServedFile> {
      const file = isId(id) ? await repository.findFile(db, id) : undefined
      if (file?.visibility !== 'public') throw new AppError('NOT_FOUND')
      const { storage_key: key } = file
      if (side !== undefined) {
        return {
          bytes: await smallImages(key, side, () => readBytes(key)),
          mediaType: 'image/webp',
          contentDisposition: 'inline',
        }
      }
      return {
        bytes: await readBytes(file.storage_key),
        mediaType: file.media_type,
        contentDisposition: 'inline',
      }
    },

    /**
     * Who sees an applicant's file by it is recorded first.
     * @throws AppError NOT_FOUND, whatever is wrong: the link, its age, or the file is gone
     */
    async getPrivateFile(
      id: string,
      query: { expires: string; signature: string },
      opening: Opening,
    ): Promise<ServedFile> {
      const disposition = (['attachment', 'inline'] as const).find((each) =>
        links.isValid({ id, disposition: each, opener: opening.opener }, query, clock.now()),
      )
      const file = disposition && isId(id) ? await repository.findFile(db, id) : undefined
      if (file?.visibility !== 'private') throw new AppError('NOT_FOUND')
      const bytes = await readBytes(file.storage_key)
      if (opening.isBytesSent) await recordOpening(file.kind, opening)
      return {
        bytes,
        mediaType: file.media_type,
        contentDisposition:
          disposition === 'inline'
            ? 'inline'
            : attachmentHeader(resumeName(file.candidate_name ?? '')),
      }
    },

    close: () => pdfs.close(),
  }

  async function keepBytes(
    file: PreparedFile,
    { ownerAccountId, kind }: Whose,
  ): Promise<repository.FileRow> {
    await store.put(file.storageKey, file.bytes)
    return {
      id: newId(),
      owner_account_id: ownerAccountId,
      kind,
      visibility: visibilityOfKind[kind],
      storage_key: file.storageKey,
      media_type: file.mediaType,
      byte_size: file.bytes.length,
      original_name: file.originalName,
      created_at: clock.now(),
    }
  }

  async function recordOpening(kind: FileKind, { opener, address }: Opening): Promise<void> {
    if (!opener || (kind !== 'resume' && kind !== 'candidate-video')) return
    const { applicationId, viewerId: accountId, role } = opener
    const actor = { accountId, role, network: networkOf(address) }
    await db.transaction().execute(async (trx) => {
      const application = await repository.findApplication(trx, applicationId)
      if (!application) throw new AppError('NOT_FOUND')
      if (kind === 'resume') return await audit.recordResumeOpened(trx, actor, application)
      return await audit.record(trx, actor, {
        kind: 'video-opened',
        applicationId,
        jobId: application.jobId,
        personId: application.candidateId,
      })
    })
  }

  /** Last of all checks: what is no file of its kind costs the scanner nothing. */
  async function refuseInfected(upload: Upload, fieldName: string): Promise<void> {
    if (!scanning) return
    const verdict = await scan(scanning, upload.bytes, fieldName)
    if (verdict.isClean) return
    log.warn({ virus: verdict.name }, 'A file with a virus was refused')
    throw new AppError('FILE_INFECTED', {
      fields: { [fieldName]: 'upload.infected' },
      detail: verdict.name,
    })
  }

  async function scan(
    { scanner, whenAway }: Scanning,
    bytes: Buffer,
    fieldName: string,
  ): Promise<ScanVerdict> {
    try {
      return await scanner.scan(bytes)
    } catch (cause) {
      if (whenAway === 'accept') {
        log.error({ error: cause }, 'A file was taken without a look for viruses')
        return { isClean: true }
      }
      throw new AppError('SCANNER_AWAY', { fields: { [fieldName]: 'upload.scannerAway' }, cause })
    }
  }

  async function readBytes(storageKey: string): Promise<Buffer> {
    const bytes = await store.read(storageKey)
    if (bytes) return bytes
    log.error({ storageKey }, 'A file has a row but no bytes')
    throw new AppError('NOT_FOUND')
  }
}

const resumeName = (personName: string): string => downloadName(personName, 'resume', 'pdf')

/** Two levels of folders keep each of them small. */
function newStorageKey(): string {
  const id = newId()
  return `${id.slice(0, 2)}/${id}`
}
