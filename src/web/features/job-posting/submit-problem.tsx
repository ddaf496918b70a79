import { useEffect, useRef } from 'react'
import { Notice } from '#web/ui/notice.tsx'

/** Why the form could not go on, above its button. */
export function SubmitProblem({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={box} role="alert" className="mt-4">
      <Notice tone="error">
        <p>{text}</p>
      </Notice>
    </div>
  )
}
