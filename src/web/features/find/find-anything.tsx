import { useCallback } from 'react'
import { useMessages } from '#web/lib/i18n/translation.ts'
import { useShortcuts } from '#web/lib/use-shortcuts.ts'
import { LazyPart } from '#web/ui/lazy-part.tsx'

interface FindAnythingProps {
  open: boolean
  onOpen: () => void
  onClose: () => void
}

/** The search of an admin's pages, with the single key that opens it. Its code and its messages load on demand. */
export function FindAnything({ open, onOpen, onClose }: FindAnythingProps) {
  const { missing } = useMessages()
  const load = useCallback(async () => {
    await Promise.all(missing(['find']))
    return (await import('./find-window.tsx')).FindWindow
  }, [missing])
  useShortcuts({ '/': onOpen })
  return <LazyPart load={load} isRequested={open} onMissed={onClose} props={{ open, onClose }} />
}
