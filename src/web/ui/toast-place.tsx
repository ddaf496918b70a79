import { useEffect, useRef } from 'react'
import { useToasts } from './toast.ts'

/** Where an open dialog shows the toasts, which must not lie over it. */
export function ToastPlace() {
  const { openPlace } = useToasts()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => (box.current ? openPlace(box.current) : undefined), [openPlace])
  return <div ref={box} className="toast-place" />
}
