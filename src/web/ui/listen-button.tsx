import { Square, Volume2 } from 'lucide-react'
import { Button } from './button.tsx'

interface ListenButtonProps {
  isReading: boolean
  label: string
  /** What is read, for those who hear the button alone: 'Listen to the job details'. */
  name: string
  stopLabel: string
  onStart: () => void
  onStop: () => void
}

/** Starts to read aloud, and stops it. One button, so that it keeps the focus. */
export function ListenButton(props: ListenButtonProps) {
  const { isReading, label, name, stopLabel, onStart, onStop } = props
  return (
    <Button
      kind="line"
      size="sm"
      icon={isReading ? Square : Volume2}
      aria-label={isReading ? undefined : name}
      onClick={isReading ? onStop : onStart}
    >
      {isReading ? stopLabel : label}
    </Button>
  )
}
