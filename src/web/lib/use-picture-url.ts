import { useEffect, useState } from 'react'

/** A data URL of a local picture. Unlike an object URL it needs no release. */
export function usePictureUrl(file: File | undefined): string | undefined {
  const [drawn, setDrawn] = useState<{ readonly file: File; readonly url: string }>()

  useEffect(() => {
    if (!file) return undefined
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') setDrawn({ file, url: reader.result })
    })
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])

  return drawn && drawn.file === file ? drawn.url : undefined
}
