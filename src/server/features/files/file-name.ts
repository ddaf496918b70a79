const maxNameLength = 80

/**
 * Cleans an uploaded file's name for display: no folders, no control or direction characters, and the
 * extension of its actual type. The name is not used on disk.
 */
export function displayFileName(
  sent: string,
  ending: 'jpg' | 'png' | 'pdf' | 'mp4' | 'webm' | 'ogg',
  fallback: string,
) {
  const last = sent.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const base = last
    .replaceAll(/[\p{C}<>:"|?*]/gu, '')
    .replace(/\.[^.]{0,10}$/, '')
    .trim()
    .slice(0, maxNameLength)
    .toWellFormed()
  return `${/[\p{L}\p{N}]/u.test(base) ? base : fallback}.${ending}`
}

/** A download's file name, from a person's name: `Asha-Rao-resume.pdf`. */
export function downloadName(personName: string, what: string, ending: string): string {
  const words = personName.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const person = words.join('-').slice(0, maxNameLength).toWellFormed()
  return `${person === '' ? '' : `${person}-`}${what}.${ending}`
}

/** The Content-Disposition header of a named file (RFC 6266), with an ASCII fallback for old browsers. */
export function dispositionHeader(disposition: 'attachment' | 'inline', fileName: string): string {
  const ascii = fileName
    .normalize('NFKD')
    .replaceAll(/[^\w.-]/g, '')
    .replaceAll(/-{2,}/g, '-')
    .replace(/^-/, '')
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
