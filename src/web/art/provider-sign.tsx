import { SocialIcon } from './social-icon.tsx'

/** The logo of a sign-in provider. */
export function ProviderSign({ provider }: { provider: 'google' | 'facebook' }) {
  if (provider === 'facebook') return <SocialIcon network="facebook" />
  return (
    <svg className="ic ic-l" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <g fill="none" strokeWidth="3.2">
        <path d="M5.640 7.550a8 8 0 0 1 11.900-1.300" stroke="#ea4335" />
        <path d="M5.640 16.450a8 8 0 0 1 0-8.900" stroke="#fbbc05" />
        <path d="M17 18.200a8 8 0 0 1-11.360-1.750" stroke="#34a853" />
        <path d="M12.200 12h7.800a8 8 0 0 1-3 6.200" stroke="#4285f4" />
      </g>
    </svg>
  )
}
