import { RotateCw } from 'lucide-react'
import type { SyntheticEvent } from 'react'
import { Button } from './button.tsx'

interface RetryButtonProps {
  /** Path and query of the page, which is loaded again where there is no JavaScript. */
  address: { readonly pathname: string; readonly search: string }
  label: string
  busyLabel: string
  isBusy: boolean
  onRetry: () => void
}

/** Tries again what a page could not be shown without. */
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
