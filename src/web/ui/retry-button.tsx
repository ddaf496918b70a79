import { RotateCw } from 'lucide-react'
import type { SyntheticEvent } from 'react'
import { Button } from './button.tsx'

interface RetryButtonProps {
  /** The page's path and query. Without JavaScript the button loads it again. */
  address: { readonly pathname: string; readonly search: string }
  label: string
  busyLabel: string
  isBusy: boolean
  onRetry: () => void
}

/** Repeats a request that the page cannot do without. */
export function RetryButton({ address, label, busyLabel, isBusy, onRetry }: RetryButtonProps) {
  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    onRetry()
  }

  return (
    <form action={address.pathname} onSubmit={handleSubmit}>
      {[...new URLSearchParams(address.search)].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" icon={RotateCw} loading={isBusy} loadingText={busyLabel}>
        {label}
      </Button>
    </form>
  )
}
