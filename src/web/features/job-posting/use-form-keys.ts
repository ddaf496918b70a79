import { useEffect, useEffectEvent } from 'react'

type Acts = { readonly onSend: () => void; readonly onSave: () => void }

/** Ctrl and Enter send a form, Ctrl and S save its draft; on a Mac with the command key. */
export function useFormKeys({ onSend, onSave }: Acts): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    const isSave = event.key.toLowerCase() === 's'
    if (!isSave && event.key !== 'Enter') return
    event.preventDefault()
    if (event.repeat) return
    if (isSave) onSave()
    else onSend()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
