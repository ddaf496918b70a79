import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { VoiceNotesService } from './voice-notes.service.ts'

export function bindVoiceNotes(bind: Bind, voiceNotes: VoiceNotesService): void {
  bind.signedIn(endpoints.readVoiceNote, ({ viewer, query }) =>
    voiceNotes.read(viewer, query.language),
  )
  bind.signedIn(endpoints.saveVoiceNote, ({ viewer, body, files }) =>
    voiceNotes.save(viewer, body, files['voice']),
  )
  bind.signedIn(endpoints.deleteVoiceNote, ({ viewer, body }) =>
    voiceNotes.remove(viewer, body.language),
  )
}
